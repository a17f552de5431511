import type { Encoder } from '../encoder.ts'
import { knowledgeOf } from '../knowledge.ts'
import { type ModelShape, modelWith } from '../model.ts'
import { type PackedModel, packModel, unpackModel } from '../packed.ts'
import { fitBatch, type Lesson } from './fit.ts'
import { freshModel } from './fresh.ts'
import { playMirrored } from './gate.ts'
import { lessonsOf } from './self-play.ts'
import { inBatches } from './study.ts'
import type { Learner, Teaching } from './teaching.ts'

/** Of so many decisions at the beginning of a game the moves are drawn. */
const DRAWN = 20
/** How often a lesson is looked at in the generation that it is from. */
const LOOKS = 3

/** For two players from whom the same is hidden: a tree that a network guides and judges. */
export const teachingByTree = (
  name: string,
  encoder: Encoder,
  packed: () => Promise<PackedModel>,
): Teaching<Lesson> => {
  const shapeOf = (hidden: number): ModelShape => ({
    inputs: encoder.inputs,
    outputs: encoder.outputs,
    hidden,
    second: hidden / 2,
  })
  const knownBy = ({ weights, hidden }: Learner) => knowledgeOf(encoder, modelWith(shapeOf(hidden), weights))
  return {
    fresh: (hidden, random) => freshModel(shapeOf(hidden), random).weights,
    async known() {
      const kept = await packed()
      const { shape, weights } = unpackModel(kept)
      return { weights, hidden: shape.hidden, made: kept.made }
    },
    lessons: (game, options, learner, { seed, index, iterations }) =>
      lessonsOf(game, options, knownBy(learner), `${seed}#${index}`, { iterations, drawn: DRAWN }),
    mirrored: (game, options, [one, other], { seed, index, iterations }) =>
      playMirrored(game, options, [knownBy(one), knownBy(other)], `${seed}#${index}`, iterations),
    learn(weights, hidden, lessons, study) {
      const { generation, isFurther, momentum } = study
      const rate = Math.max(2e-4, (isFurther ? 6e-4 : 2e-3) / (1 + generation / 15))
      return inBatches(lessons, study, LOOKS, (batch) => {
        const { value, prior } = fitBatch(modelWith(shapeOf(hidden), weights), batch, momentum, rate)
        return { value, priors: prior }
      })
    },
    remembered: 10,
    module: (weights, hidden, made) => `import type { PackedModel } from '../packed.ts'

/** Written by \`ecumene train\`; how strong it is stands in docs/bots.md. */
export const ${name}Model: PackedModel = ${JSON.stringify(packModel(modelWith(shapeOf(hidden), weights), made), null, 2)}
`,
  }
}
