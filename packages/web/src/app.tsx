import { pieceAddress } from '@ecumene/kernel'
import { type ReactElement, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { later } from './screens/later.tsx'
import { Loading } from './screens/loading.tsx'
import { NotFound } from './screens/not-found.tsx'
import { LocalTableScreen, RemoteTableScreen } from './screens/table/tables.ts'
import { TURNS_ADDRESS, TurnsProvider } from './turns/turns-provider.tsx'
import { LanguageProvider, useWords } from './words/use-words.tsx'

// Only the start page is there from the start.
const OpenLesson = later(async () => (await import('./lessons/open-lesson.tsx')).OpenLesson)
const AboutScreen = later(async () => (await import('./screens/about/about-screen.tsx')).AboutScreen)
const CreateScreen = later(async () => (await import('./screens/create/create-screen.tsx')).CreateScreen)
const EncyclopediaScreen = later(
  async () => (await import('./screens/encyclopedia/encyclopedia-screen.tsx')).EncyclopediaScreen,
)
const MineScreen = later(async () => (await import('./screens/mine/mine-screen.tsx')).MineScreen)
const ExercisesScreen = later(async () => (await import('./exercises/exercises-screen.tsx')).ExercisesScreen)
const OpenExercise = later(async () => (await import('./exercises/open-exercise.tsx')).OpenExercise)
const LocalReplayScreen = later(async () => (await import('./screens/replay/open-replay.tsx')).LocalReplayScreen)
const RemoteReplayScreen = later(async () => (await import('./screens/replay/open-replay.tsx')).RemoteReplayScreen)
const RulesScreen = later(async () => (await import('./screens/rules/rules-screen.tsx')).RulesScreen)
const TurnsScreen = later(async () => (await import('./screens/turns/turns-screen.tsx')).TurnsScreen)

export const App = (): ReactElement => (
  <LanguageProvider>
    <SkipLink />
    <TurnsProvider>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/new/:edition">{({ edition }) => <CreateScreen key={edition} editionId={edition} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTableScreen key={id} id={id} />}</Route>
          <Route path="/local/:id/replay/:ply?">
            {({ id, ply }) => <LocalReplayScreen key={id} id={id} ply={ply} />}
          </Route>
          <Route path="/table/:id">{({ id }) => <RemoteTableScreen key={id} id={id} />}</Route>
          <Route path="/rules/:book?">{({ book }) => <RulesScreen key={book} name={book} />}</Route>
          <Route path="/encyclopedia/:game?/:kind?/:piece?">
            {({ game, kind, piece }) => (
              <EncyclopediaScreen
                gameId={game}
                opened={kind === undefined || piece === undefined ? null : pieceAddress(kind, piece)}
              />
            )}
          </Route>
          <Route path="/table/:id/replay/:ply?">
            {({ id, ply }) => <RemoteReplayScreen key={id} id={id} ply={ply} />}
          </Route>
          <Route path="/learn/:edition">{({ edition }) => <OpenLesson key={edition} editionId={edition} />}</Route>
          <Route path="/exercises/:edition?">
            {({ edition }) => <ExercisesScreen key={edition} editionId={edition} />}
          </Route>
          <Route path="/exercises/:edition/:depth/:number">
            {({ edition, depth, number }) => (
              <OpenExercise key={`${edition} ${depth} ${number}`} editionId={edition} depth={depth} number={number} />
            )}
          </Route>
          <Route path={TURNS_ADDRESS} component={TurnsScreen} />
          <Route path="/mine" component={MineScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </TurnsProvider>
  </LanguageProvider>
)

const SkipLink = (): ReactElement => {
  const { text } = useWords()
  return (
    <a className="skip-link" href="#content">
      {text('page.skip')}
    </a>
  )
}
