import { prepare } from './prepare.mjs'

/*
 * Counts what bots do in games of Classic, for docs/bots.md: how games end, when second cities are founded, what idle cities could
 * have done, what trade is spent on, what becomes of offers, and how long others wait.
 * npm run -s habits -- BOTS GAMES SEED, say hard,hard 20 habits
 */

prepare({ quiet: true })
const { noHabits, watchGame } = await import('../packages/bots/dist/testing/classic-habits.js')
const [bots = 'hard,hard', games = '20', seed = 'habits'] = process.argv.slice(2)
const habits = noHabits()
for (let game = 0; game < Number(games); game++) watchGame(bots.split(','), `${seed}#${game}`, habits)

const sorted = (numbers) => numbers.toSorted((one, other) => one - other)
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)]
const { endings, rounds, secondCities, cityTurns, idle, rushes, offers, thinking } = habits
const dearest = (list) =>
  list
    .toSorted((one, other) => other.trade - one.trade)
    .slice(0, 8)
    .map(({ thing, trade, techs, round }) => `${trade} for ${thing} (round ${round}, tech ${techs.join(' → ')})`)
const costly = rushes.filter(({ techs: [before, after] }) => after < before)
const told = {
  endings,
  rounds: { median: median(rounds), most: Math.max(...rounds) },
  secondCity: {
    median: median(secondCities),
    byRound4: secondCities.filter((round) => round <= 4).length,
    of: secondCities.length,
    latest: sorted(secondCities).slice(-5),
  },
  cities: { turns: cityTurns, idle },
  rushes: { count: rushes.length, costATech: costly.length, dearest: dearest(rushes), dearestOfThose: dearest(costly) },
  offers,
  longestMilliseconds: Object.fromEntries(
    Object.entries(thinking).map(([name, { decision, row }]) => [name, [decision, row].map(Math.round)]),
  ),
}
console.log(JSON.stringify(told, null, 2))
