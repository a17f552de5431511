import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Route, Switch } from 'wouter'
import { OpenLesson } from './lessons/open-lesson.tsx'
import { AboutScreen } from './screens/about/about-screen.tsx'
import { CreateScreen } from './screens/create/create-screen.tsx'
import { EncyclopediaScreen } from './screens/encyclopedia/encyclopedia-screen.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { MineScreen } from './screens/mine/mine-screen.tsx'
import { NotFound } from './screens/not-found.tsx'
import { LocalReplayScreen, RemoteReplayScreen } from './screens/replay/open-replay.tsx'
import { RulesScreen } from './screens/rules/rules-screen.tsx'
import { LocalTableScreen, RemoteTableScreen } from './screens/table/open-table.tsx'
import { TurnsScreen } from './screens/turns/turns-screen.tsx'
import { TURNS_ADDRESS, TurnsProvider } from './turns/turns-provider.tsx'
import { LanguageProvider, useWords } from './words/use-words.tsx'

export const App = (): ReactElement => (
  <LanguageProvider>
    <SkipLink />
    <TurnsProvider>
      <Switch>
        <Route path="/" component={HomeScreen} />
        <Route path="/new/:game">{({ game }) => <CreateScreen key={game} gameId={game} />}</Route>
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
        <Route path="/learn/:game">{({ game }) => <OpenLesson key={game} gameId={game} />}</Route>
        <Route path={TURNS_ADDRESS} component={TurnsScreen} />
        <Route path="/mine" component={MineScreen} />
        <Route path="/about" component={AboutScreen} />
        <Route component={NotFound} />
      </Switch>
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
