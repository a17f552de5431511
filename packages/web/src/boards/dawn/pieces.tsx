import type { SpaceView, View } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import type { Silhouette } from '../../stage/silhouettes.ts'
import { Figure } from './figure.tsx'
import { isFortSpace } from './fort.ts'
import { DistrictMark, LairMark, ResourceMark, WonderMark } from './marks.tsx'

/** Everything that stands on one space, drawn round its middle. The outline tells it apart, not colour alone. */
export const Pieces = ({ view, index }: { readonly view: View; readonly index: number }): ReactElement | null => {
  const space = view.spaces[index]
  if (space === undefined) return null
  const { owner, token, wonder, lair } = space
  const terra = view.modules.terra?.players ?? []
  const barbarians = view.barbarians.filter((barbarian) => barbarian.space === index)
  const armies = terra.flatMap(({ armies: at }, seat) => (at.includes(index) ? [seat] : []))
  const caravans = view.players.flatMap(({ caravans: at }, seat) => (at.includes(index) ? [seat] : []))
  const district = terra.flatMap(({ districts }) => districts).find(({ space: at }) => at === index)?.district ?? null
  const stands = standing(space)
  const isFort = isFortSpace(space)
  const guests = [
    ...barbarians.map(({ letter }) => <Figure key={letter} kind="barbarian" letter={letter} />),
    ...armies.map((seat) => <Figure key={`army ${seat}`} kind="army" seat={seat} />),
    ...caravans.map((seat) => <Figure key={`caravan ${seat}`} kind="caravan" seat={seat} />),
  ]
  const isFree = stands === null && !isFort && token === null
  return (
    <>
      {lair !== null && barbarians.length === 0 && (
        <g transform={isFree ? undefined : 'translate(-17 12) scale(0.6)'}>
          <LairMark letter={lair} />
        </g>
      )}
      {isFort && <Figure kind="fort" />}
      {token !== null && stands === null && <Token token={token} isAside={guests.length > 0} />}
      {stands !== null && (
        <g transform={isFort ? 'scale(0.72) translate(0 3)' : undefined}>
          <Figure kind={stands} seat={owner} />
        </g>
      )}
      {district !== null && (
        <g transform="translate(-14.5 -13)">
          <DistrictMark district={district} />
        </g>
      )}
      {wonder !== null && (
        <g transform="translate(15 -14)">
          <WonderMark />
        </g>
      )}
      {guests.map((guest, place) => (
        <g
          key={guest.key}
          data-guest={guest.key}
          transform={isFree && guests.length === 1 ? undefined : atEdge(place, guests.length)}
        >
          {guest}
        </g>
      ))}
    </>
  )
}

/** The piece that holds the space; `null` where there is none. */
const standing = ({ piece, mature }: SpaceView): Silhouette | null =>
  piece === 'city' && mature ? 'matureCity' : piece

/** Whoever passes through stands at the lower edge, unless nothing else is there. */
const atEdge = (place: number, count: number): string => {
  const across = count === 1 ? 14 : -14 + (28 / (count - 1)) * place
  return `translate(${across.toFixed(1)} 13) scale(${count > 2 ? 0.52 : 0.66})`
}

type TokenProps = { readonly token: NonNullable<SpaceView['token']>; readonly isAside: boolean }

const Token = ({ token, isAside }: TokenProps): ReactElement =>
  token === 'naturalWonder' ? (
    <Figure kind="naturalWonder" />
  ) : (
    <g transform={isAside ? 'translate(0 -9) scale(0.9)' : undefined}>
      <ResourceMark resource={token} />
    </g>
  )
