import type { ExerciseBook } from '@ecumene/bots'

/** Written by `ecumene exercises`, never by hand; see docs/bots.md. */
export const exercises: ExerciseBook = {
  made: 'ecumene exercises terra --bot greedy --decisions 40 --iterations 120 --short 50 --margin 5 --seed find --games 34',
  id: '1b81094bac56762a',
  matches: [
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 16, 6, 0, 0, 1, 0, 8, 12, 7, 3, 7, 1, 8, 5, 6, 0, 4, 1, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 2, 4, 8, 1],
      log: '1 direction 0\n1 focus 6\n1 city 30\n0 treaty 1 embassy\n0 focus 4\n0 city 40\t1\n1 focus 6\n1 deploy 22\n1 step 28\n1 step 21\t2 3\n0 focus 6\n0 advance\n0 gain drama-and-poetry\n1 focus 6\n1 advance\n1 gain drama-and-poetry\n0 focus 4\n0 place 41\n0 place 33\n0 shift 33 1\n1 card 2\n0 card 1\n1 focus 6\n1 place 31\n1 place 23\n1 nothing\n0 focus 1\n0 place 33\n0 place 4\n0 shift 33 4\t1\n1 focus 3\n1 deploy 22\n1 step 28\n1 step 29\n1 step 21\t0 1\n0 focus 4\n0 district 33 campus\n1 focus 5\n1 district 29 campus\n0 focus 4\n0 city 6\t1 1 1 1\n1 focus 3\n1 place 24\n1 place 28\n1 nothing\n0 focus 1\n0 city 9\t3\n1 focus 3\n1 deploy 22\n1 step 27\n1 step 28\n1 step 21\t5 2\n0 focus 1\n0 city 4\n1 focus 4\n1 advance\n1 gain mathematics\n0 focus 3\n0 place 17\n0 place 5\n0 nothing\n1 nothing\n0 nothing\n1 focus 5\n1 wonder petra\n1 resource diamonds\n1 build 22\t2\n0 focus 4\n0 advance\n0 gain ti-animal-husbandry\t0\n1 focus 5\n1 district 27 commercial-hub\n0 focus 2\n0 place 7\n0 place 15\n0 nothing\n1 activate campus\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 focus 1\n1 district 23 encampment\n0 focus 4\n0 district 5 commercial-hub\t2 2 2\n1 focus 3\n1 advance\n1 token 5\n1 gain ti-mass-production\n0 focus 4\n0 city 41\t5\n1 focus 6\n1 depart 22\n1 step 27\n1 step 22\n1 step 27\n0 focus 3\n0 place 40\n0 place 4\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 6\n1 token 6\n1 token 5\n1 reinforce 23\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n1 focus 3\n1 district 24 industrial-zone\n0 focus 4\n0 advance\n0 gain replaceable-parts\n1 nothing\n0 nothing\t0\n1 focus 3\n1 advance\n1 token 5\n0 focus 3\n0 wonder ti-machu-picchu\n0 spend\n0 spend\n0 spend\n0 resource mercury\n0 resource diamonds\n0 build 32\t1 1\n1 focus 3\n1 caravan 27\n1 step 22\n1 step 27\n1 stop\n0 focus 2\n0 spend\n0 spend\n0 spend\n0 advance\n0 resource marble\n0 gain ti-mass-production\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 24\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n1 focus 3\n1 district 28 theater-square',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 1, 1, 1, 1, 0, 7, 0, 6, 10, 7, 9, 1, 1, 4, 2, 5, 0, 3, 0, 1, 3, 0, 5, 5, 0, 0, 0, 0, 1, 0, 5, 7],
      log: '0 direction 0\n0 focus 6\n0 city 19\n1 focus 6\n1 place 33\n1 place 36\t2\n0 focus 4\n0 place 23\n0 place 24\n1 focus 5\n1 city 39\n0 focus 4\n0 advance\n0 gain drama-and-poetry\n1 focus 2\n1 place 40\n1 place 38\n0 card 2\n1 card 1\n0 focus 3\n0 city 6\n1 focus 1\n1 place 41\n1 place 37\t0\n0 focus 3\n0 place 5\n0 place 17\n0 nothing\n1 focus 4\n1 advance\n1 gain drama-and-poetry\n0 focus 1\n0 place 28\n0 place 30\n0 shift 30 5\n1 focus 4\n1 district 34 campus\t0 0 1 0\n0 focus 1\n0 place 30\n0 place 1\n0 shift 1 2\n1 focus 1\n1 district 38 commercial-hub\t0\n0 focus 6\n0 deploy 19\n0 step 18\n0 step 21\t1 3\n1 focus 1\n1 district 40 encampment\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 reinforce 33\n0 focus 2\n0 place 26\n0 place 27\n0 nothing\n1 focus 4\n1 wonder hanging-gardens\n1 spend\n1 spend\n1 resource marble\n1 build 32\t1\n0 nothing\n1 nothing\n0 focus 4\n0 advance\n0 gain mathematics\n1 focus 2\n1 district 41 industrial-zone\t1\n0 focus 4\n0 city 31\n1 focus 3\n1 advance\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 34\n0 focus 3\n0 place 29\n0 place 1\n0 nothing\n1 focus 5\n1 depart 39\n1 explore\n1 lay B2 -5 6\n1 step 47\n1 step 46\n1 step 42\t1 1 1 1\n0 focus 5\n0 district 0 campus\n0 place 2\n1 focus 4\n1 city 50\t3\n0 focus 5\n0 deploy 31\n0 step 30\n0 step 18\n0 step 19\t1 5\n1 focus 1\n1 city 51\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 activate encampment\n1 reinforce 38\n1 city 14\n0 focus 4\n0 city 4\n1 focus 5\n1 place 13\n1 place 15\n1 nothing\n0 nothing\n1 nothing\n0 focus 4\n0 place 5\n0 place 16\n0 shift 2 2\n1 focus 6\n1 deploy 14\n1 step 13\n1 step 12\n1 step 21\t5 3 5\n0 focus 5\n0 advance\n0 token 2\n0 gain nationalism\n1 focus 2\n1 place 12\n1 place 50\n1 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 13\n0 focus 5\n0 district 1 commercial-hub\n0 place 2\n1 focus 5\n1 advance\n1 gain mathematics\t2 1 1 1\n0 focus 4\n0 city 19\n1 focus 6\n1 district 11 theater-square\t2\n0 focus 5\n0 deploy 4\n0 step 3\n0 step 2\n0 step 1\n1 focus 5\n1 wonder university-of-sankore\n1 natural crater-lake\n1 spend\n1 spend\n1 build 39\t0\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 token 5\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 15\n1 activate industrial-zone\n1 place 17\n0 focus 4\n0 advance\n0 token 5\n1 focus 5\n1 army 21\n1 step 18\t3 4\n0 nothing\n1 nothing\n0 focus 4\n0 district 23 encampment\n0 done\n1 focus 4\n1 advance\n1 token 2\n1 gain nationalism\n1 swap 3 6\t1\n0 focus 4\n0 wonder huey-teocalli\n0 spend\n0 spend\n0 spend\n0 resource oil\n0 build 22\t0\n1 focus 6\n1 wonder cristo-redentor\n1 natural crater-lake\n1 build 14\t0\n1 convert 6\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 barbarian F\n0 token 1\n0 reinforce 5\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 6\n1 token 6\n1 activate encampment\n1 barbarian H\n1 token 6\n1 reinforce 38\n1 activate industrial-zone\n1 city 44\n1 place 49\n0 focus 4\n0 army 1\n0 step 6\t3 2\n0 swap 2 6\n1 focus 6\n1 place 45\n1 place 42\n1 done\n1 nothing\t1 2\n0 focus 6\n0 wonder eiffel-tower\n0 spend\n0 spend\n0 resource marble\n0 build 31\t0\n1 focus 3\n1 advance\n1 token 2\n1 gain ti-mass-production\n1 swap 3 6\t1\n0 focus 5\n0 advance\n0 token 1\n0 gain ti-mass-production\n1 focus 6\n1 wonder sydney-opera-house\n1 spend\n1 resource diamonds\n1 build 51\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 reinforce 18\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 5\n1 token 5\n1 activate encampment\n1 reinforce 40\n1 activate industrial-zone\n1 city 19\n1 place 46\n0 focus 3\n0 army 6\n0 step 17\t1 1\n1 reroll\t5\n1 done\n0 deploy 22\n0 step 25\n0 explore\n0 lay A0 1 -3\n0 step 56\n0 step 55\n0 step 56\n0 deploy 22\n0 step 25\n0 step 56\n0 step 55\n0 step 56\n0 step 55\n1 focus 5\n1 deploy 21\n1 step 12\n1 step 10\n1 step 12\n1 step 21\n1 step 18\t1 4\n1 reroll\t0\n1 deploy 21\n1 step 18\t0 5\n1 deploy 21\n1 step 18\t0 2\n0 nothing\n1 nothing\t0\n0 focus 3\n0 city 53\n1 focus 4\n1 place 24\n1 done\n1 nothing\t2\n0 focus 6\n0 place 52\n0 place 58\n0 spend\n0 place 59\n0 spend\n0 place 60\n0 nothing\n1 focus 4\n1 advance\n1 token 3\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 1\n0 reinforce 23\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 token 3\n1 token 3\n1 token 3\n1 token 5\n1 activate encampment\n1 reinforce 41\n1 activate industrial-zone\n1 city 57\n0 focus 4\n0 advance\n0 token 1\n0 gain globalization\n1 focus 3\n1 deploy 19\n1 step 17\n1 stop\n1 deploy 19\n1 step 17\n1 step 6\t3 3\n1 spend\n1 spend\n1 done\t0 1\n0 focus 4\n0 army 56\n0 step 57\t0 2\n1 done\n0 deploy 22\n0 step 25\n0 step 57\t3 3\n1 done\n0 army 55\n0 step 56\n0 step 4\n0 step 0\n0 step 1\n0 step 6\n0 strikeArmy 1\t2 0\n1 done\n0 swap 4 6\n1 focus 1\n1 deploy 19\n1 step 30\t0 3\n1 done\n1 deploy 19\n1 step 30\t5 5\n1 spend\n1 army 17\n1 step 6\n1 step 7\n1 step 8\n1 step 7\n1 step 1\n1 strikeArmy 0\t1 4 0\n0 focus 6\n0 wonder estadio-do-maracana\n0 natural ha-long-bay\n0 spend\n0 build 4\t0\n1 focus 6\n1 caravan 42\n1 step 47\n1 step 46\n1 step 47\n1 step 46\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 ambush 30 1\n0 reinforce 26\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 5\n1 token 5\n1 token 2\n1 token 2\n1 token 2\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 2\n0 army 1\n0 step 8\n0 step 1\n0 step 6\t5 3\n1 done\n0 done\n0 swap 2 6\n1 focus 5\n1 wonder kremlin\n1 natural crater-lake\n1 spend\n1 spend\n1 spend\n1 resource mercury\n1 build 21\n0 nothing\n1 nothing\t0\n0 focus 6\n0 wonder big-ben\n0 natural ha-long-bay\n0 build 53\n1 focus 3\n1 deploy 19\n1 step 23\t3 4\n1 done\n1 deploy 19\n1 step 17\n1 step 6\n1 assault\t5 2\n1 done\t2\n0 focus 4\n0 advance\n0 token 5\n1 focus 4\n1 advance\n1 token 2\n1 gain globalization\n1 swap 3 6\n0 activate campus\n0 option 1\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 6\n1 token 6\n1 token 3\n1 token 3\n1 token 4\n1 token 4\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 deploy 22\n0 step 24\t2 0\n1 reroll\t4\n1 done\n0 deploy 22\n0 step 24\t0 3\n1 done\n0 deploy 22\n0 step 24\t2 1\n1 reroll\t0\n1 reroll\t3\n0 swap 3 6\n1 focus 2\n1 army 6\n1 step 1\t4 2\n1 army 23\n1 step 30\n1 explore\n1 lay A5 5 2\n1 stop\n0 focus 6\n0 city 61\n1 focus 6\n1 wonder statue-of-liberty\n1 spend\n1 spend\n1 spend\n1 build 44\t3\n0 focus 6\n0 place 71\n0 place 69\n0 done\n0 nothing\n1 focus 6\n1 place 70\n1 done\n1 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n1 place 63\n0 focus 4\n0 advance\n0 token 3\n0 gain mass-media\n1 focus 4\n1 spend\n1 advance\n1 token 4\n1 gain mass-media\n1 swap 3 6\n0 nothing\n1 nothing\n0 focus 4\n0 deploy 4\n0 step 0\n0 step 6\t3 0\n0 done\n1 done\n0 army 24\n0 step 19\t5 2\n0 done\n1 reroll\t2\n1 reroll\t3\n1 spend\n0 deploy 4\n0 step 0\n0 step 6\n0 step 17\t1 1\n0 done\n0 swap 4 6\n1 focus 4\n1 army 1\n1 step 8\n1 step 1\n1 step 8\n1 step 1\n1 step 0\t5 4\n0 done\n1 army 30\n1 step 31\t0 3\n0 done\n1 deploy 19\n1 step 24\t0 5\n0 done\t4\n0 focus 6\n0 city 16\n1 focus 1\n1 army 0\n1 step 1\n1 step 8\n1 step 1\n1 step 7\n1 step 6\n1 assault\t1 4\n0 done\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 2\n0 army 6\n0 step 1\t0 1\n0 done\n1 spend\n1 done\n0 army 17\n0 step 6\n0 step 1\t5 0\n0 done\n1 done\n0 done\n0 swap 2 6\n1 focus 4\n1 caravan 46\n1 step 47\n1 step 46\n1 step 47\n1 step 46\n0 focus 2\n0 district 6 campus\n0 activate campus\n0 reinforce 1\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 token 2\n1 gain nuclear-power\n1 swap 2 3\t1\n0 focus 1\n0 district 60 commercial-hub\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n0 reinforce 2\n1 focus 3\n1 caravan 46\n1 step 47\n1 step 46\n1 step 47\n1 step 46\n0 activate campus\n0 option 1\n0 token 1\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 advance\n0 token 1\n1 focus 3\n1 deploy 19\n1 step 24\t5 2\n1 done\n0 spend\n0 spend\n0 done\n1 deploy 19\n1 step 17\t2 0\n1 done\n0 done\n0 nothing\n1 nothing\n0 focus 3\n0 deploy 22\n0 step 23\t5 3\n0 done\n1 spend\n1 spend\n1 done\n0 army 1\n0 step 8\n0 step 9\n0 step 7\n0 step 9\n0 step 40\t5 0\n0 done\n1 reroll\t3\n0 swap 2 5\n1 focus 1\n1 army 17\n1 step 6\t0 4\n0 done\n1 deploy 14\n1 step 40\n1 assault\t0 4\n0 done\n1 army 24\n1 step 25\n1 step 56\n1 step 55\n1 step 54\n1 step 53\t0 3\n0 spend\t1\n0 focus 5\n0 advance\n0 token 1\n0 gain nuclear-power\n1 focus 1\n1 deploy 14\n1 step 40\n1 assault\t3 4\n0 done\n1 deploy 32\n1 step 38\n1 step 48\n1 step 42\n1 step 46\n1 stop\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate industrial-zone\n0 focus 2\n0 army 23\n0 step 30\t0 4\n0 reroll\t4\n0 done\n1 spend\n1 spend\n1 done\n0 deploy 22\n0 step 25\n0 step 56\n0 step 55\n0 step 56\n0 step 55\n0 deploy 22\n0 step 25\n0 step 56\n0 step 55\n0 step 56\n0 step 55\n1 focus 5\n1 district 12 encampment\n1 activate campus\n1 reinforce 0\n1 reinforce 11\n1 reinforce 12\n1 reinforce 17\n1 done\n0 focus 4\n0 district 23 encampment\n0 activate campus\n0 reinforce 3\n0 reinforce 6\n0 reinforce 23\n0 done\n1 focus 4\n1 spend\n1 spend\n1 advance\n1 gain ti-flight\n1 swap 2 3\t3\n0 focus 3\n0 advance\n0 gain ti-flight\n1 focus 4\n1 caravan 46\n1 step 47\n1 step 46\n1 step 47\n1 stop\n1 accept\n1 resource marble\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 4\n0 reinforce 27\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 70\n1 activate industrial-zone\n0 focus 4\n0 depart 22\n0 step 26\n0 explore\n0 lay B0 4 -5\n0 step 57\n0 token 4\n0 token 4\n0 treaty 1 ti-open-borders\n1 focus 5\n1 place 76\n1 done\n1 convert 52\n0 nothing\n1 nothing\n0 focus 6\n0 city 79\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain capitalism\n1 swap 2 3\t5\n0 focus 5\n0 army 55\n0 step 3\n0 step 2\n0 step 1\n0 step 2\n0 step 1\n0 step 20\t5 2\n0 done\n0 army 55\n0 step 56\n0 step 25\n0 step 56\n0 step 25\n0 step 56\n0 step 25\n0 swap 2 6\n1 focus 2\n1 depart 14\n1 step 10\n1 stop\n1 depart 14\n1 step 10\n1 stop\n1 depart 14\n1 step 10\n1 stop\n1 card 2\n1 advance\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 reinforce 28\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 gain capitalism\n1 focus 4\n1 army 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n1 army 40\n1 step 9\n1 step 8\n1 step 1\t0 2\n1 done\n0 reroll\t3\n0 spend\n0 done\n0 focus 5\n0 district 29 industrial-zone\n0 activate campus\n0 reinforce 29\n0 reinforce 58\n0 reinforce 59\n0 reinforce 60\n0 done\n1 focus 3\n1 spend\n1 spend\n1 advance\n1 gain urbanization\n1 swap 2 3\t4\n0 focus 6\n0 city 79\n1 focus 3\n1 deploy 19\n1 step 23\t5 1\n1 done\n0 done\n1 army 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 4\n0 token 4\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 5\n0 place 80\n0 place 81\n0 done\n0 convert 52\n1 focus 3\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 card 3\n1 spend\n1 spend\n1 spend\n1 advance\n0 nothing\n1 nothing\n0 focus 5\n0 army 25\n0 step 56\n0 step 25\n0 step 56\n0 step 25\n0 step 56\n0 step 57\t3 4\n0 spend\n0 done\n1 spend\n1 done\n0 army 20\n0 step 8\n0 step 7\n0 step 6\n0 step 5\n0 step 19\t3 1\n0 done\n1 done\n0 swap 3 6\n1 focus 3\n1 advance\n1 nothing\t0\n0 focus 5\n0 advance\n0 gain urbanization\n1 focus 3\n1 army 23\n1 step 24\n1 step 25\n1 step 24\n1 step 25\n1 step 24\n1 step 25\n1 army 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n1 step 42\n1 step 46\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 2\n0 army 19\n0 step 30\n0 stop\t2 0\n0 done\n1 reroll\t2\n1 reroll\t5\n1 done\n0 deploy 22\n0 step 25\t5 1\n0 done\n1 done\n0 swap 2 5\n1 focus 3\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 caravan 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 card 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 3\n1 nothing\t1\n0 focus 3\n0 district 1 encampment\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 3\n1 token 3\n0 reinforce 1\n0 reinforce 52\n0 done\n1 focus 1\n1 spend\n1 spend\n1 spend\n1 advance\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n1 place 63\n0 focus 3\n0 deploy 22\n0 step 23\n0 stop\t3 0\n0 done\n1 spend\n1 reroll\t1\n1 reroll\t0\n0 army 25\n0 step 22\n0 step 23\n0 step 22\n0 step 23\n0 step 22\n0 step 24\t3 3\n0 done\n0 swap 3 5\n1 focus 1\n1 advance\n1 nothing\n0 nothing\n1 nothing\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 1\n1 advance\t4\n0 focus 2\n0 army 23\n0 step 30\n0 stop\t5 4\n0 done\n0 done\n0 swap 2 5\n1 focus 1\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 activate encampment\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n1 place 69\n0 focus 5\n0 advance\n0 nothing\n1 focus 1\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 4\n0 district 23 theater-square',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 15, 2, 2, 2, 0, 13, 3, 13, 9, 2, 8, 7, 5, 2, 4, 5, 1, 2, 1, 0, 3, 7, 8, 11, 0, 0, 0, 2, 0, 4, 5, 5],
      log: '0 direction 0\n0 focus 3\n0 city 29\n1 focus 5\n1 city 40\t3\n0 focus 4\n0 place 23\n0 place 28\n1 focus 6\n1 place 35\n1 place 36\n0 focus 4\n0 advance\n0 gain drama-and-poetry\n1 focus 1\n1 place 33\n1 place 34\n0 card 2\n1 card 1\n0 focus 2\n0 place 31\n0 place 25\n0 shift 25 1\n1 focus 1\n1 place 15\n1 place 38\t5\n0 focus 3\n0 city 4\n1 focus 5\n1 advance\n1 gain drama-and-poetry\n0 focus 2\n0 place 30\n0 place 25\n0 nothing\n1 focus 3\n1 city 16\t1 0 0 0\n0 focus 5\n0 deploy 29\n0 step 30\n0 step 21\t1 1\n1 focus 3\n1 place 37\n1 place 6\n1 nothing\t3\n0 focus 3\n0 city 17\n1 focus 4\n1 district 9 industrial-zone\n0 focus 3\n0 place 5\n0 place 11\n0 nothing\n1 focus 4\n1 advance\n1 gain mathematics\n0 nothing\n1 nothing\n0 focus 1\n0 place 24\n0 place 19\n0 nothing\n1 focus 4\n1 wonder colossus\n1 spend\n1 resource oil\n1 build 32\t1 2\n0 focus 4\n0 advance\n0 gain mathematics\n1 focus 3\n1 district 15 campus\n1 activate campus\n0 focus 3\n0 city 16\n1 focus 1\n1 district 33 commercial-hub\t2 1 1\n0 focus 5\n0 district 7 campus\n1 focus 1\n1 district 34 encampment\t2\n0 focus 4\n0 place 0\n0 place 27\n0 nothing\n1 focus 1\n1 district 37 theater-square\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 reinforce 9\n1 place 8\n0 focus 4\n0 advance\n0 token 3\n1 focus 4\n1 place 14\n1 done\n1 shift 6 3\n0 nothing\n1 nothing\t0\n0 focus 5\n0 deploy 29\n0 step 31\n0 step 5\n0 step 17\t5 1\n1 focus 5\n1 done\t4\n0 focus 5\n0 wonder great-zimbabwe\n0 natural gobustan\n0 spend\n0 resource diamonds\n0 build 22\t1\n1 focus 5\n1 advance\n1 token 2\n1 gain nationalism\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 8\n1 activate industrial-zone\n1 city 2\n0 focus 4\n0 place 10\n0 place 3\n0 shift 17 0\n1 focus 3\n1 place 1\n1 done\n1 nothing\t1 0 0\n0 focus 4\n0 advance\n0 token 2\n0 gain ti-mass-production\n1 focus 6\n1 done\t4\n0 focus 4\n0 army 17\n0 step 11\n0 step 12\n0 step 13\n0 step 20\t4 3\n0 deploy 4\n0 step 31\n0 explore\n0 lay A3 3 -5\n0 step 30\n0 step 31\n0 step 4\n0 deploy 22\n0 step 23\n0 explore\n0 lay A5 6 0\n0 step 30\n0 step 31\n0 step 4\n1 focus 6\n1 wonder porcelain-tower\n1 resource diamonds\n1 build 40\t0\n1 upgrade 2\n1 upgrade 3\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 1\n1 place 13\n0 focus 4\n0 city 53\n1 focus 5\n1 deploy 40\n1 step 14\n1 step 13\n1 step 20\t1 3\n0 nothing\n1 nothing\t0\n0 focus 4\n0 place 52\n0 place 51\n0 nothing\n1 focus 5\n1 nothing\t0\n0 focus 1\n0 place 50\n0 place 59\n0 shift 59 3\n1 focus 6\n1 reinforce 13\n1 reinforce 14\n1 reinforce 15\n1 reinforce 33\n1 reinforce 34\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 35\n1 activate industrial-zone\n1 city 8\n0 focus 1\n0 place 59\n0 place 17\n0 nothing\n1 focus 5\n1 depart 40\n1 step 15\n1 step 16\n1 step 7\n1 step 16\n1 step 7\n1 step 16\n1 step 7\n1 step 16\n1 stop\n1 token 4\n1 token 4\n1 treaty 0 ti-open-borders\t2 0 0\n0 focus 4\n0 advance\n0 token 2\n0 gain nationalism\n1 focus 4\n1 done\t5\n0 focus 4\n0 army 4\n0 step 31\n0 step 30\n0 step 21\t3 1\n0 army 4\n0 step 31\n0 step 19\n0 step 18\n0 step 11\n0 step 12\n1 focus 4\n1 spend\n1 spend\n1 advance\n1 resource marble\n1 gain ti-mass-production\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 36\n1 place 30\n0 focus 4\n0 city 48\n1 focus 3\n1 depart 40\n1 step 15\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 stop\n1 token 2\n1 token 3\n1 done\n0 nothing\n1 nothing\t0\n0 focus 4\n0 place 43\n0 place 49\n0 nothing\n1 focus 3\n1 done\t5\n0 focus 2\n0 city 17\n1 focus 3\n1 advance\n1 resource mercury\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 4\n1 activate encampment\n1 reinforce 37\n1 barbarian E\n1 token 4\n1 activate industrial-zone\n1 city 57\n1 place 7\n0 focus 2\n0 place 19\n0 place 18\n0 shift 19 0\n1 focus 6\n1 place 56\n1 done\n1 place 19\t1 0 1\n0 focus 3\n0 army 21\n0 step 19\t5 5\n1 done\n0 army 12\n0 step 11\n0 step 12\n0 step 11\n0 step 17\n0 step 11\n1 focus 3\n1 done\t2\n0 focus 3\n0 city 16\n1 focus 3\n1 advance\n1 resource diamonds\n1 gain globalization\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 6\n1 token 5\n1 activate encampment\n1 reinforce 7\n1 place 61\n0 focus 4\n0 advance\n0 token 1\n1 focus 6\n1 wonder sydney-opera-house\n1 spend\n1 spend\n1 spend\n1 build 2\t0\n0 nothing\n1 nothing\n0 focus 3\n0 army 11\n0 step 12\n0 step 11\n0 step 16\n0 step 15\t5 4\n1 done\n0 deploy 22\n0 step 24\n0 step 61\t1 3\n1 spend\n1 done\n0 army 19\n0 step 18\n0 step 11\n0 step 16\n0 step 11\n0 step 12\n1 focus 3\n1 deploy 40\n1 step 15\n1 step 16\t2 5\n1 done\n1 deploy 40\n1 step 15\n1 step 16\t4 4\n1 spend\n1 done\n1 deploy 40\n1 step 15\n1 stop\t1\n0 focus 3\n0 wonder eiffel-tower\n0 natural dead-sea\n0 natural gobustan\n0 spend\n0 spend\n0 spend\n0 resource marble\n0 build 29\n1 focus 4\n1 place 6\n1 place 17\n1 done\n1 done\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 38\n0 focus 2\n0 deploy 22\n0 step 24\n0 explore\n0 lay A4 9 -4\n0 step 61\t3 2\n1 done\n0 done\n1 focus 3\n1 wonder amundsen-scott-research-station\n1 spend\n1 spend\n1 spend\n1 resource mercury\n1 resource diamonds\n1 build 66\n1 place 65\n1 place 62\t0\n0 focus 5\n0 district 18 campus\n1 focus 3\n1 done\t0\n0 focus 4\n0 advance\n0 token 3\n0 gain globalization\n1 focus 4\n1 spend\n1 advance\n1 resource diamonds\n1 gain ti-flight\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 1\n1 activate encampment\n1 place 5\n0 focus 4\n0 city 71\n1 focus 2\n1 army 16\n1 step 17\n1 step 18\n1 stop\t5 0\n1 done\n1 done\n0 nothing\n1 nothing\n0 focus 4\n0 army 12\n0 step 20\t1 2\n0 army 61\n0 step 30\t0 2\n1 done\n0 deploy 22\n0 step 25\n0 step 69\n0 step 63\n0 step 62\t5 3\n1 done\n1 focus 1\n1 done\t4\n0 focus 1\n0 army 62\n0 step 66\t2 3\n1 done\n0 deploy 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n0 deploy 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n1 focus 1\n1 army 18\n1 step 17\n1 step 18\n1 step 17\n1 step 18\n1 step 17\n1 step 19\t2 5\n1 spend\n1 done\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n1 city 63\n1 place 0\n0 focus 5\n0 place 69\n0 place 58\n0 shift 62 4\n1 focus 4\n1 place 62\n1 place 70\n1 done\n1 place 12\n0 focus 4\n0 advance\n0 token 3\n0 gain mass-media\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain capitalism\t2\n0 focus 5\n0 district 23 campus\n0 activate campus\n0 reinforce 3\n0 reinforce 10\n0 reinforce 11\n0 reinforce 23\n1 focus 3\n1 army 19\n1 step 18\n1 step 11\t2 0\n1 spend\n1 spend\n1 done\n1 done\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 1\n1 token 1\n1 token 2\n1 token 2\n1 token 2\n1 activate encampment\n1 place 6\n0 focus 5\n0 city 55\n1 focus 5\n1 depart 2\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 depart 2\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 depart 2\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 card 3\n1 spend\n1 spend\n1 spend\n1 advance\n0 nothing\n1 nothing\n0 focus 4\n0 place 52\n0 place 56\n0 done\n0 convert 0\n1 focus 3\n1 nothing\t2\n0 focus 5\n0 army 24\n0 step 25\n0 step 69\n0 step 63\t2 3\n1 done\n0 army 24\n0 step 25\n0 step 69\n0 step 63\t4 5\n1 done\n0 deploy 22\n0 step 25\n0 step 69\n0 step 63\t5 4\n1 spend\n1 done\n1 focus 2\n1 caravan 6\n1 step 17\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 6\n1 step 17\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 6\n1 step 17\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 advance\n1 gain mass-media\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n1 city 57\n1 place 5\n0 focus 5\n0 nothing\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 5\n0 district 24 commercial-hub\n0 activate campus\n0 reinforce 0\n0 reinforce 24\n0 reinforce 25\n0 reinforce 26\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 nothing\t0\n0 focus 4\n0 place 52\n0 place 31\n0 done\n0 convert 70\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 advance\n1 gain nuclear-power\n0 activate campus\n0 option 1\n0 token 5\n0 token 1\n0 token 1\n0 token 1\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 2\n1 token 2\n1 token 2\n1 activate encampment\n0 focus 4\n0 deploy 22\n0 step 25\n0 step 24\n0 step 61\n0 step 30\t2 0\n1 reroll\t0\n1 spend\n1 reroll\t1\n0 deploy 29\n0 step 30\n0 step 21\n0 step 18\t2 3\n1 focus 3\n1 army 11\n1 step 12\n1 step 11\n1 step 12\n1 step 11\n1 step 17\n1 step 11\n1 army 15\n1 step 16\n1 step 11\n1 step 12\n1 step 11\n1 step 17\n1 step 18\n1 assault\t1 5\n0 nothing\n1 nothing\n0 focus 4\n0 nothing\n1 focus 1\n1 done\t1\n0 focus 5\n0 city 4\n1 focus 1\n1 army 11\n1 step 17\n1 step 19\n1 step 17\n1 step 19\n1 step 17\n1 stop\n1 deploy 16\n1 step 17\n1 step 19\n1 step 17\n1 step 19\n1 step 17\n1 step 18\n1 assault\t2 0\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n0 token 3\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 army 30\n0 step 61\n0 step 59\t4 3\n0 done\n0 token 3\n0 deploy 22\n0 step 25\n0 explore\n0 lay A3 8 -7\n0 step 81\n0 step 68\n0 step 67\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain urbanization\n0 focus 1\n0 army 67\n0 step 66\t0 3\n0 reroll\t0\n0 done\n1 done\n0 deploy 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n0 army 59\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n1 focus 3\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 nothing\t5\n0 focus 4\n0 place 5\n0 place 59\n0 done\n0 convert 62\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 nothing\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 store\n0 store\n0 store\n0 store\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n1 place 80\n0 focus 3\n0 city 53\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 nothing\n1 nothing\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 4\n0 gain nuclear-power\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 advance\n1 nothing\t1\n0 focus 4\n0 army 24\n0 step 25\n0 step 22\n0 step 23\n0 step 30\n0 step 21\n0 army 24\n0 step 25\n0 step 22\n0 step 23\n0 step 30\n0 step 19\n0 assault\t1 3\n0 done\n1 reroll\t0\n1 reroll\t5\n1 done\n0 deploy 29\n0 step 30\n0 step 21\n0 step 60\n0 step 21\n0 step 18\n0 assault\t0 2\n0 spend\n0 done\n1 spend\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 advance\n0 activate campus\n0 option 1\n0 token 1\n0 token 2\n0 token 2\n0 token 5\n0 token 5\n0 token 5\n0 token 6\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n0 focus 1\n0 army 21\n0 step 18\n0 strikeArmy 1\t3 3\n0 done\n1 done\n0 deploy 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 focus 1\n0 army 21\n0 step 18\t2 4\n0 spend\n0 done\n1 spend\n1 done\n0 deploy 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n0 army 24\n0 step 22\n0 step 24\n0 step 22\n0 step 24\n0 step 22\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 nothing\t0\n0 focus 5\n0 district 5 encampment\n0 activate campus\n0 reinforce 0\n0 reinforce 5\n0 reinforce 27\n0 reinforce 28\n0 done\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 nothing\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 6\n0 token 6\n0 ambush 17 1\n0 reinforce 30\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 3\n1 activate encampment\n1 reinforce 1\n1 activate industrial-zone\n0 focus 1\n0 district 51 industrial-zone\n0 activate commercial-hub\n0 option 1\n1 option 1\n0 reinforce 31\n0 done\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 nothing\n1 nothing\n0 focus 1\n0 district 61 theater-square\n0 activate commercial-hub\n0 option 1\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n0 reinforce 43\n0 done\n1 focus 1\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 caravan 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 step 18\n1 step 19\n1 card 2\n1 advance\n1 nothing\t4\n0 focus 3\n0 spend\n0 spend\n0 advance\n0 gain capitalism\n1 focus 5\n1 city 73\n1 done\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 51\n0 barbarian G\n0 activate industrial-zone\n0 place 79\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n1 place 6\n0 focus 6\n0 depart 48\n0 step 47\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 42\n0 depart 48\n0 step 47\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 42\n0 depart 48\n0 step 47\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 42\n0 card 2\n0 spend\n0 spend\n0 spend\n0 advance\n1 focus 4\n1 deploy 40\n1 step 14\n1 step 13\n1 step 12\n1 step 13\n1 step 20\t1 1\n1 spend\n1 done\n1 deploy 40\n1 step 14\n1 step 13\n1 step 20\t1 0\n1 done\n0 focus 4\n0 army 24\n0 step 25\n0 step 22\n0 step 23\n0 step 30\n0 step 21\n0 army 22\n0 step 25\n0 step 22\n0 step 23\n0 step 30\n0 step 19\n0 assault\t3 4\n0 done\n1 spend\n1 done\n1 focus 5\n1 place 72\n1 place 78\n1 done\n1 convert 52\t5\n0 focus 1\n0 army 21\n0 step 19\n0 step 18\t3 3\n0 done\n1 done\n0 army 19\n0 step 18\n0 step 17\t5 2\n0 done\n1 done\n1 focus 3\n1 city 16\n1 done\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n0 reinforce 17\n0 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 advance\n0 gain ti-flight\n1 focus 5\n1 spend\n1 advance\n1 nothing\n0 nothing\n1 nothing\n0 focus 3\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 card 2\n0 spend\n0 spend\n0 spend\n0 advance\n0 gain urbanization\n1 focus 4\n1 army 13\n1 step 20\t5 0\n1 done\n1 army 13\n1 step 12\n1 step 13\n1 step 12\n1 step 20\t3 0\n1 done\t4\n0 focus 3\n0 army 17\n0 step 11\n0 stop\t1 0\n0 done\n1 reroll\t2\n1 reroll\t4\n1 done\n0 army 18\n0 step 11\n0 step 17\n0 step 16\t4 3\n0 spend\n0 done\n1 spend\n1 focus 5\n1 depart 2\n1 step 1\n1 step 6\n1 step 5\n1 step 4\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 50\n1 depart 2\n1 step 1\n1 step 6\n1 step 5\n1 step 4\n1 step 51\n1 step 50\n1 depart 2\n1 step 1\n1 step 6\n1 step 5\n1 step 4\n1 step 51\n1 step 50\n1 card 3\n1 spend\n1 spend\n1 advance\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n0 reinforce 18\n0 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 3\n1 advance\n1 nothing\n0 focus 3\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 card 2\n0 advance\n1 focus 3\n1 army 12\n1 step 11\n1 step 18\t1 5\n1 reroll\t5\n1 done\n0 spend\n0 spend\n0 done\n1 army 13\n1 step 12\n1 step 11\n1 step 12\n1 step 11\n1 step 17\t4 5\n1 spend\n1 done\n0 spend\t0\n0 focus 3\n0 deploy 21\n0 step 18\n0 step 11\n0 step 17\n0 step 11\n0 step 17\n0 step 11\t3 5\n1 spend\n0 deploy 21\n0 step 18\n0 step 11\n0 step 17\n0 step 11\n0 step 17\n0 step 16\t4 1\n1 focus 4\n1 city 74\n1 place 73\n1 done\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n0 reinforce 19\n0 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n1 place 80\n0 focus 3\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 5\n1 place 75\n1 done\n1 convert 58\n0 nothing\n1 nothing\n0 focus 3\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 card 2\n0 spend\n0 advance\n1 focus 3\n1 deploy 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 deploy 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 step 16\n1 strikeArmy 0\t4 0\n1 done\n0 done\t2\n0 focus 3\n0 deploy 21\n0 step 18\n0 step 11\n0 stop\t5 1\n0 done\n1 done\n0 deploy 21\n0 step 18\n0 step 11\n0 step 12\n0 stop\t0 0\n0 done\n1 reroll\t3\n1 done\n1 focus 4\n1 spend\n1 spend\n1 advance\n1 nothing\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n0 reinforce 11\n0 activate industrial-zone\n0 place 79\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n0 focus 3\n0 spend\n0 advance\n0 nothing\n1 focus 5\n1 caravan 50\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 caravan 50\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 caravan 50\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 3\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 caravan 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 step 46\n0 step 42\n0 card 2\n0 spend\n0 spend\n0 advance\n1 focus 3\n1 army 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 stop\n1 army 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 step 16\t4 5\n1 done\n0 done\t5\n0 focus 3\n0 army 11\n0 step 12\n0 step 11\n0 step 12\n0 step 11\n0 step 16\n0 step 11\n0 deploy 21\n0 step 18\n0 step 11\n0 step 12\n0 stop\t5 3\n0 done\n1 done\n1 focus 4\n1 place 73\n1 done\n1 convert 61\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 token 4\n1 activate encampment\n1 activate industrial-zone\n0 focus 4\n0 district 50 theater-square\n0 activate campus\n0 reinforce 12\n0 reinforce 49\n0 reinforce 50\n0 done\n1 focus 4\n1 advance\n1 nothing\n0 nothing\n1 nothing\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 3\n1 army 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 stop\n1 deploy 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 step 16\t3 2\n1 spend\n1 done\n0 spend\n0 done\t5\n0 focus 3\n0 army 11\n0 step 12\n0 step 11\n0 step 12\n0 step 11\n0 step 16\n0 step 11\n0 army 12\n0 step 11\n0 step 12\n0 step 11\n0 step 16\n0 step 11\n0 step 12\n1 focus 4\n1 caravan 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 caravan 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 caravan 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 stop\n1 token 1\n1 treaty 0 embassy\n1 card 3\n1 spend\n1 spend\n1 advance\n1 nothing\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 2\n0 token 2\n0 token 2\n0 activate encampment\n0 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n0 focus 4\n0 caravan 42\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 caravan 42\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 caravan 42\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 step 46\n0 step 45\n0 card 3\n0 advance\n0 nothing\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 focus 3\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 3\n1 army 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 stop\n1 deploy 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\n1 step 15\n1 step 40\t2\n0 focus 3\n0 army 11\n0 step 12\n0 step 11\n0 step 12\n0 step 11\n0 step 16\n0 step 11\n0 army 12\n0 step 11\n0 step 12\n0 step 11\n0 step 16\n0 step 11\n0 step 12\n1 focus 3\n1 caravan 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51\n1 step 29\n1 step 51',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 1, 1, 3, 2, 1, 13, 1, 7, 3, 8, 5, 3, 8, 3, 3, 3, 3, 2, 1, 1, 2, 6, 0, 2, 0, 1, 2, 1, 2, 7, 5, 0],
      log: '1 direction 0\n1 focus 4\n1 city 30\n0 focus 6\n0 city 40\t3\n1 focus 6\n1 place 31\n1 place 24\n0 focus 4\n0 place 33\n0 place 5\n1 focus 1\n1 place 23\n1 place 8\n0 focus 1\n0 place 34\n0 place 38\n1 card 1\n0 card 1\n1 focus 4\n1 advance\n1 gain drama-and-poetry\n0 focus 4\n0 advance\n0 gain drama-and-poetry\t4\n1 focus 4\n1 district 9 campus\n0 focus 4\n0 district 37 encampment\n0 reinforce 33\n1 focus 4\n1 wonder jebel-barkal\n1 resource mercury\n1 build 22\t1\n0 focus 3\n0 place 35\n0 place 36\n0 shift 5 3\t0 1 0\n1 focus 2\n1 district 8 commercial-hub\n0 focus 2\n0 district 34 campus\n0 done\t0\n1 focus 1\n1 district 23 encampment\n0 focus 1\n0 district 38 commercial-hub\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 reinforce 8\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 4\n0 reinforce 34\n1 focus 4\n1 place 29\n1 done\n1 nothing\n0 focus 4\n0 wonder petra\n0 spend\n0 resource oil\n0 build 32\t1\n1 nothing\n0 nothing\n1 focus 6\n1 deploy 30\n1 step 8\n1 step 1\n1 step 0\n0 focus 4\n0 nothing\t4\n1 focus 4\n1 city 7\n0 focus 3\n0 district 33 industrial-zone\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 reinforce 9\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 activate encampment\n0 reinforce 33\n1 focus 3\n1 place 16\n1 place 1\n1 shift 1 3\n0 focus 4\n0 place 5\n0 done\n0 nothing\t0 2 1 1\n1 focus 5\n1 advance\n1 gain mathematics\n0 focus 6\n0 deploy 40\n0 step 19\n0 step 18\n0 step 20\t1 4 1\n1 focus 5\n1 district 1 industrial-zone\n0 focus 4\n0 advance\n0 gain ti-animal-husbandry\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 23\n1 city 14\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 activate encampment\n0 reinforce 35\n0 city 17\n1 focus 5\n1 army 0\n1 step 1\n1 step 21\t3 0\n0 focus 3\n0 place 18\n0 place 11\n0 nothing\n1 nothing\n0 nothing\n1 focus 4\n1 place 13\n1 done\n1 nothing\n0 focus 4\n0 district 37 theater-square\t2\n1 focus 4\n1 advance\n1 token 5\n1 gain ti-mass-production\n0 focus 1\n0 district 16 encampment\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 3\n1 token 3\n1 reinforce 24\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 activate encampment\n0 reinforce 5\n0 barbarian C\n0 token 5\n0 activate industrial-zone\n1 focus 5\n1 wonder chichen-itza\n1 spend\n1 spend\n1 spend\n1 resource marble\n1 build 30\t0\n0 focus 5\n0 wonder forbidden-city\n0 spend\n0 spend\n0 spend\n0 resource oil\n0 build 40\t2 0 1 0\n1 focus 4\n1 deploy 30\n1 step 9\n1 step 15\n1 step 10\n1 step 12\n1 step 11\t2 3\n1 done\n1 army 21\n1 step 8\n1 step 7\n1 step 16\t0 0\n1 done\n0 focus 4\n0 advance\t5\n1 focus 5\n1 district 13 theater-square\n0 focus 6\n0 depart 40\n0 step 5\n0 step 6\n0 step 7\n0 token 2\n0 token 2\n0 treaty 1 ti-open-borders\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 2\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 29\n1 place 12\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 5\n0 token 5\n0 activate industrial-zone\n0 place 0\n1 focus 4\n1 advance\n1 token 6\n0 focus 6\n0 deploy 17\n0 step 18\n0 step 17\n0 step 16\n0 strikeArmy 1\t4 3\n1 done\n0 swap 4 6\n1 nothing\n0 nothing\t1\n1 focus 6\n1 depart 7\n1 step 16\n1 step 17\n1 step 6\n1 step 17\n1 token 6\n1 token 6\n1 treaty 0 embassy\n1 resource marble\n0 focus 6\n0 wonder sydney-opera-house\n0 natural ha-long-bay\n0 spend\n0 spend\n0 spend\n0 build 17\t0 5\n1 focus 5\n1 wonder porcelain-tower\n1 spend\n1 spend\n1 spend\n1 build 7\t0\n1 upgrade 4\n1 upgrade 2\n0 focus 4\n0 advance\n0 gain ti-mass-production\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 activate encampment\n1 reinforce 31\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n0 activate industrial-zone\n0 city 0\n1 focus 5\n1 army 11\n1 step 12\n1 step 11\n1 step 20\t0 5\n1 done\n1 deploy 7\n1 step 16\n1 step 11\n1 step 20\t5 0\n1 done\n0 focus 3\n0 deploy 17\n0 step 16\t4 2\n1 spend\n1 spend\n1 spend\n1 resource marble\n0 deploy 17\n0 step 16\t0 1\n0 army 17\n0 step 16\n0 step 11\t0 1\n0 swap 3 6\t1 1\n1 focus 1\n1 army 20\n1 step 12\n1 step 10\n1 step 15\n1 step 10\n1 step 15\n1 step 16\n1 assault\t2 3\n1 deploy 22\n1 step 23\n1 step 28\n1 explore\n1 lay A1 -1 -5\n1 step 23\n1 step 28\n1 step 23\n0 focus 1\n0 army 11\n0 step 10\n0 step 12\t2 5\n0 deploy 0\n0 step 1\t4 1\n0 army 16\n0 step 10\n0 step 12\t0 5\n0 swap 2 5\t5\n1 focus 6\n1 place 49\n1 place 51\n1 done\n1 nothing\n0 focus 5\n0 advance\n0 gain replaceable-parts\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 49\n1 place 47\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 token 6\n0 token 3\n0 activate industrial-zone\n1 focus 3\n1 city 50\n0 focus 6\n0 wonder estadio-do-maracana\n0 natural ha-long-bay\n0 spend\n0 spend\n0 spend\n0 build 0\t0\n1 nothing\n0 nothing\t1\n1 focus 1\n1 city 44\n0 focus 3\n0 army 1\n0 step 8\t4 1\n1 reroll\t0\n1 spend\n1 done\n0 deploy 17\n0 step 11\n0 step 12\t4 5\n1 done\n0 swap 2 6\t1\n1 focus 2\n1 place 43\n1 place 45\n1 done\n1 nothing\n0 focus 5\n0 district 1 encampment\n0 done\n1 activate campus\n1 activate encampment\n1 ambush 8 0\n1 reinforce 47\n1 place 48\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 token 6\n0 token 2\n0 activate encampment\n0 reinforce 1\n0 activate industrial-zone\n1 focus 5\n1 spend\n1 spend\n1 spend\n1 advance\n1 resource marble\n1 gain nationalism\n1 gain globalization\n0 focus 6\n0 wonder amundsen-scott-research-station\n0 natural ha-long-bay\n0 spend\n0 spend\n0 spend\n0 build 46\t0\n0 place 42\n0 done\t0 0\n1 focus 4\n1 army 23\n1 step 9\n1 step 7\n1 step 1\t1 5\n1 reroll\t5\n1 done\n0 done\n1 deploy 22\n1 step 23\n1 step 9\n1 step 7\n1 step 16\n1 stop\t5 3\n1 done\n0 done\n0 focus 5\n0 advance\n0 resource marble\n0 gain globalization\t5\n1 focus 1\n1 army 16\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 stop\t0 4\n1 done\n0 done\n1 army 1\n1 step 2\n1 step 3\n1 step 4\n1 step 3\n1 step 4\n1 step 33\t2 4\n1 done\n0 done\n0 focus 4\n0 deploy 17\n0 step 16\t3 0\n0 done\n1 done\n0 army 12\n0 step 20\t3 4\n0 done\n1 done\n0 deploy 0\n0 step 1\t3 1\n0 done\n1 done\n0 swap 3 6\n1 activate campus\n1 activate encampment\n1 reinforce 48\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 token 6\n0 token 1\n0 token 1\n0 activate industrial-zone\n1 focus 6\n1 district 6 commercial-hub\n1 activate campus\n1 reinforce 6\n1 reinforce 13\n1 reinforce 43\n1 reinforce 45\n1 reinforce 51\n0 focus 4\n0 district 1 encampment\n0 activate industrial-zone\n0 reinforce 1\n0 reinforce 8\n0 reinforce 11\n1 nothing\n0 nothing\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n0 option 1\n0 token 3\n0 token 3\n0 token 3\n0 token 1\n0 token 1\n0 focus 3\n0 advance\n0 resource mercury\t3\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n1 token 3\n0 option 1\n0 token 2\n0 token 5\n0 token 5\n0 token 5\n0 focus 5\n0 depart 17\n0 step 16\n0 step 7\n0 step 8\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 reinforce 16\n0 activate industrial-zone\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n0 option 1\n0 focus 4\n0 army 1\n0 step 21\t2 1\n0 spend\n0 done\n1 spend\n1 done\n0 deploy 46\n0 step 45\t0 4\n0 reroll\t4\n0 done\n1 resource marble\n1 done\n0 army 16\n0 step 15\n0 step 16\n0 step 15\n0 step 16\n0 step 15\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n1 token 2\n0 option 1\n0 token 1\n0 token 1\n0 focus 3\n0 advance\n0 resource oil\n0 gain mass-media\t3\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n0 option 1\n0 focus 3\n0 caravan 8\n0 step 1\n0 step 8\n0 step 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 ambush 15 0\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 done\n1 activate commercial-hub\n1 option 1\n0 option 1\n0 focus 3\n0 deploy 46\n0 step 45\t1 3\n0 reroll\t3\n0 done\n1 spend\n1 done\n0 deploy 46\n0 step 45\t5 1\n0 done\n1 spend\n1 reroll\t1\n0 deploy 46\n0 step 45\n0 step 44\t1 2\n0 spend\n0 done\n0 swap 3 5\n1 nothing\n0 nothing\n1 focus 5\n1 city 48\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 resource diamonds\n0 gain urbanization\t0\n1 focus 3\n1 deploy 50\n1 step 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n1 deploy 50\n1 step 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n0 focus 2\n0 army 44\n0 step 43\n0 assault\t0 0\n0 reroll\t2\n0 deploy 44\n0 step 43\n0 strikeArmy 1\t3 5\n0 army 45\n0 step 44\n0 step 43\n0 strikeArmy 1\t5 0\n0 swap 2 5\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 token 5\n0 token 5\n0 token 5\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 army 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n1 deploy 50\n1 step 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 gain capitalism\n1 focus 1\n1 army 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n1 army 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n0 focus 2\n0 deploy 44\n0 step 43\n0 assault\t4 1\n0 done\n1 spend\n1 done\n0 deploy 44\n0 step 43\n0 strikeArmy 1\t1 0\n0 done\n1 spend\n1 done\n0 army 44\n0 step 43\n0 strikeArmy 1\t2 2\n0 spend\n0 done\n1 spend\t4\n1 focus 1\n1 army 43\n1 step 50\n1 step 43\n1 step 50\n1 step 43\n1 stop\n1 army 43\n1 step 44\t3 4\n0 done\n0 focus 1\n0 deploy 44\n0 step 43\n0 strikeArmy 1\t4 0\n0 done\n0 deploy 44\n0 step 43\t3 3\n0 spend\n0 done\n0 swap 2 5\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 5\n0 token 5\n0 token 5\n0 activate encampment\n0 activate industrial-zone\n1 focus 4\n1 spend\n1 advance\n1 resource marble\n1 gain mass-media\n0 focus 1\n0 army 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n0 step 50\t1 3\n0 done\n1 done\n0 deploy 44\n0 step 43\n0 step 44\n0 step 43\n0 stop\n0 army 44\n0 step 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n1 nothing\n0 nothing\n1 focus 4\n1 district 31 industrial-zone\n1 activate campus\n1 reinforce 31\n0 focus 1\n0 army 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n0 stop\n0 army 43\n0 step 44\n0 step 43\n0 step 50\t1 4\n0 done\n1 done\n0 deploy 44\n0 step 43\n0 step 50\t1 0\n0 spend\n0 done\n1 spend\n1 done\t4\n1 focus 6\n1 depart 14\n1 step 24\n1 step 23\n1 step 29\n1 step 47\n0 focus 1\n0 army 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n0 stop\n0 deploy 44\n0 step 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 4\n1 deploy 22\n1 step 28\n1 step 49\n1 step 50\n1 step 49\n1 step 50\n1 step 49\n1 deploy 22\n1 step 28\n1 step 49\n1 step 50\n1 step 49\n1 step 50\n1 step 43\n1 assault\t5 5\n1 done\n0 spend\n0 done\n0 focus 1\n0 army 43\n0 step 44\n0 step 43\n0 step 44\n0 step 43\n0 stop\n0 army 43\n0 step 50\t0 2\n0 reroll\t3\n0 spend\n1 spend\n1 done\n0 deploy 44\n0 step 43\n0 step 50\t2 3\n1 done\n1 focus 1\n1 army 49\n1 step 50\n1 step 43\n1 assault\t4 1\n1 done\n1 deploy 50\n1 step 43\n1 step 50\n1 step 43\n1 step 44\t0 1\n1 resource marble\n1 spend\n1 done\n0 focus 5\n0 advance\n0 gain nuclear-power\t1\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 advance\n1 resource marble\n1 gain capitalism\n0 focus 5\n0 caravan 1\n0 step 21\n0 step 8\n0 step 30\n0 explore\n0 lay B1 -4 -1\n0 step 31\n0 step 47\n0 depart 17\n0 step 16\n0 step 7\n0 step 8\n0 step 30\n0 step 31\n0 step 47\n0 depart 17\n0 step 16\n0 step 7\n0 step 8\n0 step 30\n0 step 31\n0 step 30\n0 token 2\n0 token 2\n0 treaty 1 embassy\n0 card 2\n0 spend\n0 advance\n0 gain ti-flight\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n1 place 60\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 3\n0 activate encampment\n0 activate industrial-zone\n0 city 59\n1 focus 6\n1 place 52\n1 done\n1 convert 42\n0 focus 4\n0 place 53\n0 place 58\n0 done\n0 convert 42\n1 nothing\n0 nothing\n1 focus 3\n1 army 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 stop\n1 army 43\n1 step 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 step 45\t3 2\n1 done\n0 done\n0 focus 4\n0 deploy 46\n0 step 45\n0 strikeArmy 1\t5 2\n0 done\n1 done\n0 deploy 46\n0 step 45\n0 stop\t5 2\n0 done\n1 done\n0 swap 4 5\t4\n1 focus 3\n1 advance\n1 resource mercury\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 token 6\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 4\n1 caravan 47\n1 step 31\n1 step 59\n1 step 31\n1 step 59\n1 step 31\n1 step 61\n1 depart 14\n1 step 10\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 depart 14\n1 step 10\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 card 2\n1 advance\n1 resource oil\n0 focus 2\n0 army 45\n0 step 44\n0 assault\t1 0\n0 done\n1 spend\n1 done\n0 done\n1 focus 3\n1 army 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 stop\n1 deploy 50\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n0 focus 4\n0 caravan 47\n0 step 31\n0 step 30\n0 step 31\n0 step 30\n0 step 31\n0 step 61\n0 caravan 47\n0 step 31\n0 step 30\n0 step 31\n0 step 30\n0 step 31\n0 step 61\n0 depart 17\n0 step 16\n0 step 7\n0 step 8\n0 step 30\n0 step 31\n0 step 61\n0 card 3\n0 spend\n0 spend\n0 advance\n0 nothing\t0\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 resource diamonds\n1 gain nuclear-power\n0 focus 3\n0 spend\n0 advance\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 3\n1 caravan 61\n1 step 8\n1 step 61\n1 step 8\n1 step 61\n1 step 8\n1 step 61\n1 caravan 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 caravan 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 step 16\n1 step 11\n1 card 2\n1 advance\n1 gain urbanization\n0 focus 3\n0 deploy 46\n0 step 45\n0 stop\n0 army 46\n0 step 45\n0 step 44\n0 strikeArmy 1\t2 4\n0 spend\n0 done\n1 spend\n1 done\n1 nothing\n0 nothing\n1 focus 3\n1 army 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 stop\n1 army 44\n1 step 43\n1 step 44\n1 step 43\n1 step 44\n1 step 45\n1 strikeArmy 0\t4 0\n1 done\n0 done\n0 focus 3\n0 caravan 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 caravan 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 caravan 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 step 8\n0 step 61\n0 card 3\n0 spend\n0 advance\n0 nothing\t3',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 0, 7, 2, 3, 1, 7, 11, 0, 3, 9, 0, 2, 1, 2, 2, 0, 4, 2, 0, 0, 1, 1, 8, 20, 0, 0, 2, 1, 1, 4, 6, 0],
      log: '1 direction 0\n1 focus 3\n1 city 5\n0 focus 4\n0 city 40\t2\n1 focus 6\n1 advance\n1 gain drama-and-poetry\n0 focus 5\n0 place 14\n0 place 33\n1 focus 6\n1 place 26\n1 place 6\n1 nothing\n0 focus 5\n0 advance\n0 gain drama-and-poetry\n1 card 1\n0 card 2\n1 focus 3\n1 city 11\n0 focus 2\n0 place 41\n0 place 38\n0 shift 14 2\t2\n1 focus 2\n1 place 27\n1 place 17\n1 nothing\n0 focus 1\n0 place 35\n0 place 39\n0 shift 35 1\n1 focus 1\n1 place 24\n1 place 28\n1 shift 24 0\n0 focus 4\n0 district 35 campus\t1 1 1 0\n1 focus 1\n1 place 24\n1 place 23\n1 nothing\n0 focus 1\n0 reinforce 34\t3\n1 focus 1\n1 place 19\n1 place 4\n1 nothing\n0 focus 1\n0 district 34 commercial-hub\n0 activate campus\n1 focus 5\n1 deploy 22\n1 step 28\n1 step 19\n1 step 28\n0 focus 3\n0 advance\n0 gain mathematics\n1 nothing\n0 nothing\n1 focus 4\n1 advance\n1 gain mathematics\n0 focus 5\n0 deploy 32\n0 step 33\n0 step 39\n0 explore\n0 lay A3 0 -5\t0\n0 discard 2\n1 focus 5\n1 district 16 campus\n0 focus 5\n0 city 44\n0 activate campus\n1 focus 5\n1 wonder pyramids\n1 resource mercury\n1 resource oil\n1 build 22\t0\n1 upgrade 1\n1 upgrade 3\n1 upgrade 5\n0 focus 1\n0 city 48\t2 0 0\n1 focus 2\n1 district 4 commercial-hub\n1 place 3\n0 focus 5\n0 place 37\n0 place 45\n0 nothing\t4\n1 focus 1\n1 district 19 encampment\n1 nothing\n0 focus 1\n0 place 43\n0 place 38\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 reinforce 4\n0 activate campus\n0 option 1\n0 token 2\n1 focus 1\n1 district 23 industrial-zone\n1 nothing\n0 focus 4\n0 advance\n0 token 2\n1 nothing\n0 nothing\t1\n1 focus 1\n1 district 28 theater-square\n1 nothing\n0 focus 3\n0 wonder taj-mahal\n0 spend\n0 spend\n0 resource marble\n0 resource diamonds\n0 build 32\t0 1\n1 focus 5\n1 place 10\n1 done\n1 nothing\n0 focus 3\n0 place 49\n0 place 33\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 6\n1 activate industrial-zone\n1 city 8\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n1 focus 5\n1 army 28\n1 step 19\n1 step 21\t4 0\n1 deploy 5\n1 step 4\n1 step 3\n1 step 2\n1 stop\n0 focus 5\n0 district 33 encampment\t1 0\n1 focus 5\n1 advance\n1 token 4\n1 gain ti-mass-production\n0 focus 4\n0 advance\n0 token 3\n0 gain ti-mass-production\t0\n0 discard 1\n0 discard 1\n1 focus 5\n1 city 13\n0 focus 4\n0 wonder university-of-sankore\n0 spend\n0 spend\n0 spend\n0 resource oil\n0 build 44\t0\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 4\n1 token 2\n1 activate encampment\n1 reinforce 16\n1 activate industrial-zone\n1 city 15\n0 activate campus\n0 activate commercial-hub\n0 barbarian F\n0 token 1\n0 reinforce 33\n1 focus 4\n1 place 50\n1 place 9\n1 spend\n1 place 7\n1 spend\n1 place 51\n1 spend\n1 place 14\n1 nothing\n0 focus 5\n0 army 39\n0 step 33\n0 step 14\t5 2\n0 deploy 32\n0 step 33\n0 step 39\n0 step 44\n0 step 43\n0 step 50\t4 5\n1 nothing\n0 nothing\t2\n1 focus 4\n1 army 2\n1 step 20\t4 3\n1 deploy 5\n1 step 0\n1 step 2\n1 step 20\t1 0\n1 army 21\n1 step 19\n1 step 5\n1 step 0\n1 step 2\n1 step 20\t2 1\n0 focus 3\n0 advance\n0 token 2\n0 gain nationalism\n0 swap 3 6\t2\n1 focus 4\n1 advance\n1 token 3\n1 gain steam-power\n0 focus 6\n0 wonder oxford-university\n0 spend\n0 spend\n0 build 48\t0\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 17\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 2\n0 barbarian G\n0 token 1\n0 reinforce 14\n1 focus 3\n1 place 40\n1 done\n1 nothing\n0 focus 6\n0 place 37\n0 place 38\n0 shift 50 0\t1 0\n1 focus 6\n1 depart 11\n1 step 10\n1 step 14\n1 step 33\n1 step 32\n1 step 38\n1 explore\n1 lay A3 3 -9\n1 depart 11\n1 step 10\n1 step 14\n1 step 33\n1 step 32\n1 step 38\n1 step 32\n1 token 1\n1 token 3\n1 treaty 0 ti-open-borders\n1 exchange oil marble\n0 focus 3\n0 advance\n0 token 2\n0 replace urbanization 5\n0 swap 3 6\t5\n1 barbarian G\t0\n1 focus 5\n1 wonder cristo-redentor\n1 natural dead-sea\n1 spend\n1 spend\n1 spend\n1 resource marble\n1 build 8\t0\n1 convert 48\n0 focus 5\n0 city 56\n0 place 55\n0 place 52\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 5\n1 token 5\n1 token 2\n1 activate encampment\n1 reinforce 19\n1 activate industrial-zone\n1 place 50\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 reinforce 34\n0 barbarian J\n0 token 6\n1 focus 5\n1 deploy 5\n1 step 0\n1 step 2\n1 step 20\t4 4\n1 spend\n1 done\n1 deploy 5\n1 step 0\n1 step 2\n1 step 20\t3 4\n1 done\n1 deploy 5\n1 step 0\n1 step 2\n1 step 3\n1 step 20\t3 3\n1 spend\n1 done\n0 focus 6\n0 wonder kremlin\n0 spend\n0 spend\n0 spend\n0 build 56\t0\n1 nothing\n0 nothing\n1 focus 5\n1 advance\n1 token 1\n1 replace urbanization 6\n0 focus 4\n0 place 61\n0 place 41\n0 shift 41 2\t0\n1 focus 6\n1 city 46\n1 done\n0 focus 4\n0 advance\n0 token 2\n0 gain globalization\n0 swap 3 6\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 3\n1 token 5\n1 token 5\n1 activate encampment\n1 reinforce 23\n1 activate industrial-zone\n1 place 59\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 reinforce 35\n1 focus 4\n1 wonder estadio-do-maracana\n1 natural dead-sea\n1 spend\n1 spend\n1 spend\n1 resource diamonds\n1 build 5\t1\n0 focus 6\n0 wonder amundsen-scott-research-station\n0 spend\n0 spend\n0 build 53\n0 place 54\n0 place 60\t0 1\n1 focus 4\n1 army 2\n1 step 3\n1 step 20\t5 0\n1 done\n1 army 3\n1 step 2\n1 step 20\t4 5\n1 done\n1 deploy 15\n1 step 40\n1 step 41\n1 step 43\n1 step 42\n1 step 44\t2 3\n1 done\n0 focus 1\n0 city 43\t4\n1 focus 1\n1 army 44\n1 step 43\t3 0\n1 spend\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 stop\n0 focus 5\n0 city 39\n0 place 41\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 token 1\n1 activate encampment\n1 reinforce 26\n1 activate industrial-zone\n1 place 2\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 reinforce 36\n1 focus 6\n1 place 48\n1 place 50\n1 done\n1 nothing\n0 focus 5\n0 deploy 32\n0 step 33\n0 step 39\n0 step 41\n0 stop\n0 army 14\n0 step 33\n0 step 39\n0 step 41\n0 step 44\t1 4\n1 done\n0 deploy 32\n0 step 33\n0 step 39\n0 step 41\n0 step 44\t4 2\n1 spend\n1 done\n1 nothing\n0 nothing\t0\n1 focus 5\n1 advance\n1 token 2\n0 focus 1\n0 done\t2\n1 focus 5\n1 wonder sydney-opera-house\n1 natural dead-sea\n1 spend\n1 spend\n1 spend\n1 build 11\n0 focus 1\n0 army 44\n0 step 43\t3 0\n1 reroll\t2\n1 reroll\t1\n0 army 41\n0 step 43\n0 step 48\t4 0\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 4\n1 token 4\n1 token 4\n1 activate encampment\n1 reinforce 27\n1 activate industrial-zone\n1 city 8\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 reinforce 37\n0 barbarian C\n0 token 5\n1 focus 4\n1 army 3\n1 step 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n1 deploy 5\n1 step 0\n1 step 2\n1 step 3\n1 step 2\n1 step 3\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 1\n0 gain mass-media\n0 swap 3 6\t0\n1 focus 4\n1 place 9\n1 done\n1 nothing\n0 focus 6\n0 wonder big-ben\n0 spend\n0 spend\n0 spend\n0 resource mercury\n0 build 39\t1\n1 focus 4\n1 advance\n1 token 3\n1 gain ti-flight\n0 focus 2\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 activate encampment\n1 reinforce 28\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 reinforce 38\n1 focus 6\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 depart 13\n1 step 34\n1 explore\n1 lay A0 6 -5\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n0 focus 2\n0 city 63\n0 place 70\n0 done\n1 nothing\n0 nothing\n1 focus 4\n1 army 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n1 army 3\n1 step 2\n1 step 3\n1 step 20\t3 5\n1 spend\n1 reroll\t5\n1 done\n0 focus 5\n0 city 67\t3\n1 focus 3\n1 advance\n1 token 1\n0 focus 6\n0 place 62\n0 keep 1\n0 place 68\n0 place 69\n0 spend\n0 place 49\n0 done\n0 convert 10\n0 keep 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 1\n0 token 4\n0 token 5\n0 reinforce 10\n1 focus 3\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 4\n0 gain nuclear-power\n0 gain ti-flight\n0 swap 3 6\n1 focus 1\n1 caravan 38\n1 step 32\n1 step 34\n1 step 32\n1 step 34\n1 step 32\n1 step 34\n1 caravan 38\n1 step 32\n1 step 34\n1 step 32\n1 step 34\n1 step 32\n1 step 34\n0 focus 4\n0 city 71\n0 done\t3\n1 focus 4\n1 place 50\n1 done\n1 nothing\n0 focus 2\n0 spend\n0 advance\n0 nuke 22\n0 gain radio\n0 swap 2 5\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 reinforce 23\n1 activate industrial-zone\n1 place 25\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 2\n0 token 4\n0 token 4\n0 reinforce 41\n0 barbarian G\n0 token 4\n1 focus 4\n1 army 2\n1 step 20\t1 1\n1 spend\n1 done\n1 army 3\n1 step 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n1 step 20\t3 4\n1 spend\n1 spend\n0 focus 1\n0 advance\n0 replace mass-media 4\n0 swap 2 3\n1 nothing\n0 nothing\n1 focus 4\n1 advance\n1 token 1\n1 gain mass-media\n0 focus 1\n0 advance\n0 nothing\t0\n1 focus 3\n1 place 24\n1 done\n1 convert 44\n0 focus 3\n0 army 43\n0 step 48\n0 step 43\n0 step 48\n0 step 43\n0 step 42\n0 step 44\t5 3\n0 done\n1 done\n0 deploy 32\n0 step 34\n0 step 64\n0 step 65\n0 step 12\n0 step 11\t0 1\n0 spend\n0 done\n1 spend\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 26\n1 activate industrial-zone\n1 place 9\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 reinforce 44\n1 focus 4\n1 caravan 34\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 caravan 34\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n0 focus 2\n0 spend\n0 spend\n0 spend\n0 advance\n0 nuke 22\n0 nothing\n1 focus 4\n1 army 2\n1 step 3\n1 step 20\t5 3\n1 done\n1 army 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n1 step 3\n1 step 2\n0 focus 1\n0 nothing\t4\n1 focus 3\n1 place 27\n1 place 28\n1 place 24\n1 done\n1 convert 48\n0 focus 2\n0 army 44\n0 step 43\n0 step 42\n0 step 43\n0 step 42\n0 step 43\n0 step 48\t5 4\n0 done\n1 spend\n1 spend\n1 done\n0 deploy 32\n0 step 34\n0 step 64\n0 step 65\n0 step 12\n0 step 65\n0 step 12\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 reinforce 60\n1 focus 4\n1 advance\n1 gain nuclear-power\n0 focus 2\n0 spend\n0 spend\n0 spend\n0 advance\n0 nuke 22\n0 nothing\n0 nothing\n1 nothing\n0 nothing\n1 focus 2\n1 place 27\n1 place 28\n1 place 24\n1 done\n1 convert 62\n0 focus 1\n0 advance\n0 nothing\t5\n1 focus 4\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 reinforce 61\n1 focus 4\n1 army 3\n1 step 2\n1 step 3\n1 step 20\t2 0\n1 done\n1 army 2\n1 step 3\n1 step 2\n1 step 20\t5 1\n1 done\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain capitalism\n0 focus 1\n0 nothing\t3\n1 focus 4\n1 place 26\n1 place 25\n1 done\n1 convert 69\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 26\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n1 focus 4\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 caravan 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 depart 13\n1 step 34\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 step 61\n1 card 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 nothing\n0 nothing\n1 focus 4\n1 army 3\n1 step 20\t0 5\n1 done\n1 army 2\n1 step 3\n1 step 2\n1 step 3\n1 step 20\t4 1\n1 done\n0 focus 1\n0 advance\n0 nothing\t1\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 65\n1 step 64\n1 step 63\t2 5\n1 done\n0 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 activate encampment\n1 reinforce 27\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 65\n1 step 64\n1 step 63\t1 2\n1 spend\n1 done\n0 spend\n0 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\t0 3\n1 reroll\t0\n1 reroll\t1\n0 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\t0\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\t0 0\n0 spend\n0 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 28\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\t0 1\n1 spend\n1 done\n0 spend\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n0 nothing\n1 nothing\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\t0 0\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\t2\n1 focus 1\n1 army 63\n1 step 64\n1 step 63\n1 step 64\n1 step 63\n1 step 64\n1 step 34\t3 3\n1 reroll\t0\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\n1 step 64\n1 step 63\n1 step 64\n1 step 34\t3 1\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\t1\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n0 activate campus\n0 ambush 34 1\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t2 4\n1 spend\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n0 nothing\n1 nothing\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t2 0\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\t5\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t1 1\n1 reroll\t0\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t1 5\n1 spend\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t1 4\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\t5\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t1 2\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t0 1\n1 spend\n1 reroll\t1\n1 reroll\t1\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n0 nothing\n1 nothing\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 stop\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\t3\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 ambush 34 1\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t2 4\n1 spend\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t0 2\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\t4\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t1 5\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t2 3\n1 spend\n1 spend\n1 reroll\t0\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n0 nothing\n1 nothing\n0 nothing\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 stop\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\t2\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 ambush 34 1\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t4 1\n1 spend\n1 spend\n1 done\n1 build 21\n1 loot 5\n1 loot 5\n1 token 1\n1 token 1\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 spend\n0 advance\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 advance\n1 nothing\n0 focus 1\n0 advance\t2\n1 focus 2\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t4 0\n1 spend\n1 spend\n1 done\n1 loot 5\n1 loot 6\n1 token 1\n1 token 1\n1 army 3\n1 step 0\n1 step 3\n1 stop\n0 focus 1\n0 advance\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 ambush 34 1\n1 focus 1\n1 deploy 13\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 32\t3 2\n1 spend\n1 reroll\t5\n1 done\n1 loot 6\n1 loot 6\n1 token 1\n1 token 1\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 advance\n0 replace globalization 6\n0 swap 5 6\n1 nothing\n0 nothing\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 5\n0 district 48 commercial-hub\n0 activate campus\n0 reinforce 45\n0 reinforce 48\n0 reinforce 49\n0 reinforce 52\n0 natural dead-sea\n0 keep 1\n0 reinforce 54\t1\n1 focus 1\n1 army 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 step 64\n1 step 34\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 3\n0 army 12\n0 step 11\t4 4\n1 spend\n1 done\n0 army 48\n0 step 43\n0 step 44\n0 step 39\n0 step 38\n0 step 32\n0 step 34\n0 assault\t5 3\n1 spend\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 reinforce 34\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 63\n1 step 64\n1 step 63\n1 step 64\n1 step 34\n1 strikeArmy 0\t0 2\n1 spend\n1 spend\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 2\n0 district 55 industrial-zone\n0 activate industrial-zone\n0 reinforce 55\n1 focus 1\n1 army 64\n1 step 63\n1 step 64\n1 step 34\t1 5\n1 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n0 focus 1\n0 district 70 theater-square\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n1 option 1\n1 token 1\n1 token 1\n0 reinforce 68\t1\n1 focus 1\n1 deploy 13\n1 step 64\n1 step 34\t5 3\n1 done\n0 spend\n0 done\n1 army 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3\n1 step 0\n1 step 3',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 14, 10, 0, 1, 1, 7, 10, 8, 2, 3, 10, 9, 2, 1, 5, 0, 4, 3, 0, 1, 1, 5, 5, 2, 0, 0, 0, 0, 2, 4, 0, 1],
      log: '1 direction 0\n1 focus 5\n1 city 2\n0 focus 6\n0 deploy 32\n0 step 34\n0 step 18',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 7, 6, 4, 3, 1, 14, 11, 2, 11, 4, 8, 0, 1, 3, 1, 1, 3, 0, 1, 1, 0, 8, 8, 15, 4, 2, 2, 1, 2, 0, 4, 5],
      log: '1 direction 0\n1 focus 4\n1 city 30\n0 focus 3\n0 place 34\n0 place 37\t5\n1 focus 5\n1 place 31\n1 place 23\n0 focus 1\n0 place 38\n0 place 33\n1 focus 5\n1 advance\n1 gain drama-and-poetry\n0 focus 5\n0 deploy 32\n0 step 38\n0 step 21\t0 1\n1 card 2\n0 card 2\n1 focus 4\n1 district 23 campus\n0 focus 5\n0 advance\n0 gain drama-and-poetry\t1\n1 focus 6\n1 depart 22\n1 step 24\n1 explore\n1 lay A3 -1 -3\n1 step 44\n0 focus 4\n0 district 33 encampment\n0 reinforce 33\n1 focus 5\n1 wonder jebel-barkal\n1 resource mercury\n1 build 22\t0\n0 focus 4\n0 place 36\n0 place 35\n0 nothing\t1 1 1\n1 focus 5\n1 place 24\n1 place 45\n1 shift 31 3\n0 focus 2\n0 district 38 campus\t4\n1 focus 2\n1 city 43\n0 focus 4\n0 deploy 32\n0 step 38\n0 step 21\t5 3\n0 activate campus\n0 reinforce 34\n1 focus 2\n1 place 49\n1 place 31\n1 nothing\n0 focus 4\n0 advance\n0 gain mathematics\n1 nothing\n0 nothing\t2\n1 focus 1\n1 place 46\n1 place 48\n1 shift 48 2\n0 focus 3\n0 district 37 commercial-hub\t0\n1 focus 2\n1 city 44\n0 focus 5\n0 depart 32\n0 step 38\n0 explore\n0 lay A1 0 3\n0 step 21\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 reinforce 35\n1 focus 1\n1 city 50\n0 focus 6\n0 wonder pyramids\n0 spend\n0 resource mercury\n0 build 32\t0\n0 upgrade 2\n0 upgrade 4\n0 upgrade 6\t1 0\n1 focus 2\n1 place 51\n1 place 9\n1 nothing\n0 focus 5\n0 done\t2\n1 focus 1\n1 place 2\n1 place 43\n1 nothing\n0 focus 5\n0 advance\n0 token 2\n0 gain steam-power\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 reinforce 36\n1 focus 5\n1 advance\n1 gain mathematics\n0 focus 5\n0 district 34 industrial-zone\n0 nothing\n1 nothing\n0 nothing\t0 0\n1 focus 3\n1 city 48\n0 focus 5\n0 done\t2\n1 focus 1\n1 city 44\n0 focus 3\n0 advance\n0 token 5\n0 gain civil-service\n0 activate commercial-hub\n0 activate encampment\n0 reinforce 34\n0 barbarian A\n0 resource marble\n0 token 6\n0 city 59\n1 focus 5\n1 district 47 commercial-hub\n0 focus 5\n0 city 54\t0 1\n1 focus 1\n1 district 43 encampment\n0 focus 6\n0 place 52\n0 place 38\n0 done\n0 place 60\t4\n1 focus 4\n1 place 24\n1 done\n1 nothing\n0 focus 6\n0 deploy 32\n0 step 38\n0 step 33\n0 step 38\n0 stop\n0 deploy 32\n0 step 38\n0 step 21\t3 4\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 token 1\n1 barbarian K\n1 token 1\n1 reinforce 2\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 activate encampment\n0 reinforce 37\n1 focus 4\n1 advance\n1 token 1\n1 gain nationalism\n0 focus 3\n0 city 11\n1 nothing\n0 nothing\t0 2\n1 focus 3\n1 district 9 industrial-zone\n0 focus 3\n0 place 55\n0 place 16\n0 done\n0 place 17\t0\n1 focus 6\n1 deploy 44\n1 step 9\n1 step 15\n1 step 16\t3 4\n1 resource oil\n1 done\n0 focus 4\n0 advance\n0 token 2\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 9\n1 city 15\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 activate encampment\n0 reinforce 38\n0 city 56\n1 focus 4\n1 place 10\n1 keep 1\n1 place 7\n1 done\n1 nothing\n0 focus 6\n0 district 57 campus\n0 place 58\t0 2\n1 focus 4\n1 advance\n1 token 5\n1 gain ti-mass-production\n0 focus 5\n0 army 38\n0 step 21\t3 1\n0 deploy 32\n0 step 38\n0 step 33\n0 step 38\n0 step 21\t3 4 3\n1 focus 5\n1 city 54\n0 focus 2\n0 district 38 theater-square\n0 nothing\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 5\n1 token 6\n1 token 6\n1 token 6\n1 reinforce 7\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 activate encampment\n0 reinforce 38\n0 activate industrial-zone\n0 place 19\n1 focus 4\n1 army 16\n1 step 11\t2 1\n1 done\n1 deploy 44\n1 step 9\n1 step 25\n1 step 26\n1 step 20\t5 1\n1 done\n0 focus 5\n0 wonder oxford-university\n0 spend\n0 spend\n0 resource marble\n0 resource marble\n0 build 59\t1\n1 nothing\n0 nothing\t1\n1 focus 4\n1 place 14\n1 place 4\n1 done\n1 nothing\n0 focus 4\n0 advance\n0 token 1\n0 replace urbanization 6\t0\n1 focus 3\n1 wonder amundsen-scott-research-station\n1 spend\n1 spend\n1 spend\n1 resource diamonds\n1 resource diamonds\n1 build 4\t0\n1 done\n0 focus 5\n0 place 53\n0 done\n0 done\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 reinforce 24\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 6\n0 activate encampment\n0 activate industrial-zone\n1 focus 4\n1 spend\n1 advance\n1 token 4\n0 focus 5\n0 deploy 32\n0 step 38\n0 step 21\t4 0\n0 deploy 21\n0 step 19\n0 step 17\n0 step 11\n0 strikeArmy 1\t4 3\n1 natural dead-sea\n1 keep 1\n1 resource oil\n1 done\t1 1\n1 focus 4\n1 army 26\n1 step 20\t4 3\n1 spend\n1 done\n1 army 11\n1 step 17\t3 0\n1 done\n0 focus 3\n0 advance\n0 token 6\t1\n1 focus 3\n1 city 54\n0 focus 5\n0 reinforce 19\n0 reinforce 52\n0 reinforce 53\n0 reinforce 55\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 reinforce 42\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 4\n0 token 4\n0 token 3\n0 activate encampment\n0 activate industrial-zone\n1 focus 2\n1 army 17\n1 step 19\t5 2\n1 done\n0 done\n1 deploy 22\n1 step 26\n1 explore\n1 lay B2 4 -8\n1 step 71\n1 step 72\t3 2\n1 done\n0 focus 6\n0 wonder estadio-do-maracana\n0 natural torres-del-paine\n0 spend\n0 spend\n0 spend\n0 build 56\t0\n1 nothing\n0 nothing\t0\n1 focus 5\n1 district 16 theater-square\n1 done\n0 focus 6\n0 wonder big-ben\n0 natural torres-del-paine\n0 spend\n0 spend\n0 build 21\t2\n1 focus 5\n1 place 4\n1 place 14\n1 done\n1 nothing\n0 focus 5\n0 deploy 59\n0 step 53\n0 step 54\t2 2\n0 done\n1 reroll\t5\n1 done\n0 army 21\n0 step 38\n0 step 21\n0 step 19\n0 strikeArmy 1\t2 5\n0 spend\n1 spend\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 43\n1 activate industrial-zone\n1 place 13\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 token 3\n0 activate encampment\n0 activate industrial-zone\n1 focus 5\n1 advance\n1 gain globalization\n0 focus 5\n0 advance\n0 token 3\n0 replace nuclear-power 4\t0\n1 focus 4\n1 army 19\n1 step 21\t0 2\n1 spend\n1 spend\n1 reroll\t0\n1 deploy 15\n1 step 7\n1 step 6\t5 2\n1 deploy 15\n1 step 7\n1 step 1\n1 step 0\n1 step 5\n1 step 17\t3 4\n1 token 4\n0 focus 5\n0 advance\n0 gain ti-flight\t0\n1 discard 4\n1 discard 4\n1 focus 3\n1 place 17\n1 done\n1 nothing\n0 focus 3\n0 deploy 59\n0 step 53\n0 step 54\t5 0\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 18\n0 step 11\t0 4\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 4\n1 token 4\n1 activate encampment\n1 reinforce 45\n1 activate industrial-zone\n1 city 65\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 place 63\n1 done\n1 nothing\n0 focus 3\n0 advance\n0 token 1\n1 nothing\n0 nothing\n1 focus 3\n1 advance\n1 token 5\n1 gain mass-media\n0 focus 5\n0 wonder sydney-opera-house\n0 natural torres-del-paine\n0 spend\n0 spend\n0 spend\n0 build 54\t5\n1 focus 2\n1 place 66\n1 done\n1 convert 60\n0 focus 3\n0 deploy 21\n0 step 18\n0 step 11\t2 4\n0 reroll\t3\n0 spend\n0 done\n1 spend\n1 done\n0 army 54\n0 step 62\n0 step 5\n0 step 0\n0 step 1\n0 step 8\n0 step 50\t0 4\n0 reroll\t0\n1 done\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 3\n1 activate encampment\n1 reinforce 9\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 6\n1 depart 50\n1 step 2\n1 step 50\n1 step 2\n0 focus 1\n0 deploy 21\n0 step 18\n0 stop\n0 deploy 21\n0 step 18\n0 step 41\n0 step 18\n0 step 41\n0 step 18\n0 step 19\t0 2\n0 done\n1 spend\n1 done\n1 focus 4\n1 army 17\n1 step 19\n1 step 62\n1 step 54\t4 3\n1 done\n0 spend\n0 done\n1 deploy 11\n1 step 17\n1 step 19\n1 step 62\n1 step 54\t3 2\n1 done\n0 spend\n1 deploy 11\n1 step 17\n1 step 19\n1 step 62\n1 step 54\t4 3\n1 done\n0 focus 1\n0 done\t3\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 natural dead-sea\n1 keep 1\n1 advance\n1 token 1\n1 gain nuclear-power\n0 focus 1\n0 army 18\n0 step 41\n0 step 18\n0 step 41\n0 step 18\n0 step 41\n0 explore\n0 lay A0 6 -4\n0 deploy 32\n0 step 38\n0 step 39\n0 step 18\n0 step 41\n0 step 18\n0 step 19\t1 2\n1 natural dead-sea\n1 keep 1\n1 spend\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 reinforce 46\n1 activate industrial-zone\n1 place 14\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 3\n1 caravan 2\n1 step 50\n1 step 2\n1 step 50\n0 focus 2\n0 city 74\n0 place 81\n0 done\n1 nothing\n0 nothing\n1 focus 3\n1 army 54\n1 step 53\t4 5\n1 resource mercury\n1 done\n0 spend\n0 done\n1 deploy 11\n1 step 12\n1 step 75\n1 step 74\t5 0\n1 done\n0 done\n1 deploy 11\n1 step 12\n1 step 75\n1 step 83\n1 step 81\t3 3\n1 done\n0 done\n0 focus 4\n0 nothing\t0\n1 focus 3\n1 spend\n1 advance\n1 gain ti-flight\n0 focus 3\n0 army 41\n0 step 11\t1 5\n0 reroll\t3\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 41\n0 step 11\t5 5\n1 spend\n1 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 activate encampment\n1 reinforce 47\n1 activate industrial-zone\n1 place 13\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 2\n1 army 81\n1 step 72\n1 step 83\n1 step 72\n1 step 83\n1 step 72\n1 step 71\t0 3\n1 spend\n1 done\n1 token 2\n1 army 74\n1 step 83\n1 step 72\n1 step 71\n1 step 72\n1 step 71\n1 step 72\n0 focus 4\n0 nothing\n1 focus 1\n1 army 71\n1 step 26\n1 step 71\n1 step 26\n1 step 71\n1 step 72\n1 stop\t4 0\n1 done\n1 deploy 65\n1 step 64\n1 step 71\n1 step 72\n1 step 71\n1 step 72\n1 step 71\n0 focus 4\n0 city 78\n0 done\t2\n1 focus 4\n1 place 14\n1 done\n1 convert 57\n0 focus 6\n0 place 73\n0 place 79\n0 done\n0 place 80\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 reinforce 49\n1 activate industrial-zone\n1 place 71\n0 activate commercial-hub\n0 option 1\n0 token 4\n0 activate encampment\n0 activate industrial-zone\n0 city 82\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 natural dead-sea\n1 keep 1\n1 advance\n1 gain capitalism\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 gain mass-media\n0 replace globalization 6\n1 nothing\n0 nothing\n1 focus 4\n1 depart 50\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 7\n1 depart 50\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 7\n1 caravan 50\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 7\n1 card 2\n1 advance\n0 focus 5\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t0 2\n0 done\n1 spend\n1 done\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t1 4\n0 spend\n0 done\n1 spend\n1 done\t3\n1 focus 4\n1 army 72\n1 step 81\n1 step 82\t5 3\n1 done\n0 done\n1 army 71\n1 step 72\n1 step 81\n1 step 82\n1 step 81\n1 step 82\n1 step 80\t3 5\n1 done\n0 spend\n0 done\n0 focus 4\n0 city 70\n0 place 72\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 51\n1 activate industrial-zone\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 army 82\n1 step 81\n1 step 83\n1 step 81\n1 step 83\n1 step 81\n1 step 72\t4 2\n1 done\n0 done\n1 deploy 65\n1 step 64\n1 step 69\n1 step 64\n1 step 69\n1 step 63\n1 step 69\n0 focus 5\n0 advance\n0 token 1\n1 focus 3\n1 spend\n1 advance\n1 gain urbanization\n0 focus 4\n0 nothing\t3\n1 focus 2\n1 army 72\n1 step 83\n1 step 72\n1 step 83\n1 step 72\n1 step 83\n1 step 74\t2 0\n1 done\n1 token 1\n1 army 69\n1 step 64\n1 step 71\n1 step 72\n1 step 71\n1 step 72\n1 step 71\n0 focus 4\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t1 4\n0 reroll\t4\n1 spend\n1 spend\n1 done\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t2 3\n1 spend\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n0 city 80\n1 focus 3\n1 caravan 7\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 7\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 7\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 3\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 6\n0 district 58 campus\n0 activate encampment\n0 reinforce 58\n0 reinforce 73\n0 reinforce 79\n1 nothing\n0 nothing\n1 focus 3\n1 advance\n1 gain radio\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 5\n0 nothing\n0 nothing\t5\n1 focus 2\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n0 focus 4\n0 advance\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 token 1\n0 token 1\n0 token 1\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 4\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t4 0\n0 done\n1 spend\n1 reroll\t4\n1 spend\n0 deploy 32\n0 step 38\n0 step 21\n0 step 18\n0 step 11\t2 2\n0 done\n1 focus 6\n1 city 4\n1 done\n0 focus 3\n0 advance\n0 token 1\n0 nothing\t4\n1 focus 4\n1 army 71\n1 step 72\n1 step 71\n1 step 72\n1 step 71\n1 step 72\n1 step 70\t3 5\n0 done\n1 army 74\n1 step 83\n1 step 72\n1 step 71\n1 step 72\n1 step 71\n1 step 70\t1 3\n0 done\n0 focus 6\n0 place 74\n0 done\n0 convert 10\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain radio\n0 focus 3\n0 army 11\n0 step 17\n0 step 6\n0 step 1\n0 step 8\n0 step 50\t1 4\n0 done\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 18\n0 step 17\n0 stop\t2 3\n0 done\n1 done\n1 nothing\n0 nothing\n1 focus 4\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n0 focus 1\n0 army 17\n0 step 5\n0 step 62\n0 step 5\n0 step 62\n0 step 54\t1 4\n0 reroll\t1\n0 reroll\t1\n0 reroll\t2\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 18\n0 step 41\n0 step 18\n0 step 19\t4 5\n1 done\t0\n1 focus 3\n1 deploy 4\n1 step 5\n1 step 17\n1 step 11\t4 4\n1 spend\n1 done\n1 deploy 4\n1 step 62\n1 step 54\n1 step 62\n1 step 54\n1 step 62\n1 step 53\t0 1\n1 reroll\t4\n1 done\n0 focus 4\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 activate encampment\n0 activate industrial-zone\n1 focus 3\n1 spend\n1 advance\n1 gain mass-media\n0 focus 4\n0 advance\n0 token 2\n1 focus 3\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 advance\n0 focus 3\n0 army 19\n0 step 17\n0 step 6\n0 step 1\n0 step 8\n0 step 1\n0 step 2\t4 0\n0 done\n1 reroll\t1\n1 spend\n1 reroll\t3\n0 deploy 32\n0 step 38\n0 step 39\n0 step 41\n0 step 12\n0 step 41\n0 step 11\n0 strikeArmy 1\t5 1\n0 done\t2\n1 focus 3\n1 deploy 50\n1 step 1\n1 step 6\n1 step 17\n1 stop\t0 3\n0 done\n1 army 53\n1 step 62\n1 step 5\n1 step 17\n1 stop\t1 4\n0 done\n0 focus 1\n0 army 2\n0 step 1\n0 step 8\n0 step 1\n0 step 8\n0 step 1\n0 step 8\n0 army 41\n0 step 12\n0 step 75\n0 step 83\n0 step 72\n0 stop\t3 5\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 ambush 8 0\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 3\n1 advance\n1 gain radio\n0 focus 1\n0 army 72\n0 step 83\n0 step 72\n0 step 83\n0 step 72\n0 step 83\n0 step 81\t1 2\n0 done\n1 spend\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 41\n0 step 12\n0 step 75\n0 step 83\n1 nothing\n0 nothing\n1 focus 3\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 1\n0 army 83\n0 step 72\n0 step 83\n0 step 72\n0 step 83\n0 step 72\n0 step 71\t0 3\n0 spend\n0 done\n1 spend\n1 done\n0 deploy 32\n0 step 38\n0 step 39\n0 step 41\n0 step 12\n0 step 75\n0 step 83\t2\n1 focus 3\n1 deploy 50\n1 step 1\n1 step 6\n1 step 17\n1 stop\t5 4\n1 done\n0 done\n1 deploy 50\n1 step 1\n1 step 6\n1 step 17\n1 step 11\n1 step 18\n1 step 19\t0 3\n1 done\n0 spend\n0 done\n0 focus 1\n0 army 83\n0 step 72\n0 step 83\n0 step 72\n0 step 83\n0 step 72\n0 step 71\t2 0\n0 done\n1 reroll\t3\n0 deploy 70\n0 step 72\n0 step 83\n0 step 72\n0 step 83\n0 step 72\n0 step 81\t3 2\n0 done\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 army 17\n1 step 18\n1 step 39\n1 step 18\n1 step 39\n1 step 18\n1 step 19\t0 3\n1 spend\n1 done\n0 spend\n0 done\n1 deploy 65\n1 step 64\n1 step 27\n1 step 26\n1 step 27\n1 step 26\n1 step 71\n1 strikeArmy 0\t3 5\n1 done\n0 spend\n0 done\n0 focus 3\n0 spend\n0 spend\n0 spend\n0 advance\n0 nothing\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 3\n0 advance\n0 token 1\n0 nothing\t4\n1 focus 3\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n1 gain radio\n0 focus 1\n0 advance\n0 token 2\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 activate encampment\n0 activate industrial-zone\n1 focus 3\n1 deploy 50\n1 step 1\n1 step 6\n1 step 17\n1 step 11\n1 step 18\n1 step 19\t0 1\n1 done\n0 reroll\t1\n0 reroll\t2\n0 reroll\t2\n1 deploy 50\n1 step 1\n1 step 8\n1 step 1\n1 step 8\n1 step 1\n1 step 2\t5 3\n1 done\n0 focus 1\n0 advance\n0 token 3\n1 nothing\n0 nothing\n1 focus 3\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 1\n0 advance\n0 token 3\t5\n1 focus 3\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 advance\n0 token 3\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 reinforce 2\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 1\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n1 gain radio\n0 focus 1\n0 advance\n0 token 1\n0 nothing\t4\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n0 focus 1\n0 advance\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 1\n0 spend\n0 advance\n0 token 1\n1 nothing\n0 nothing\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 spend\n0 advance\n0 token 1\n0 nothing\t1\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 1\n0 advance\n0 nothing\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n1 gain radio\n0 focus 1\n0 spend\n0 advance\n0 token 1\t2\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n0 focus 1\n0 spend\n0 advance\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 1\n0 advance\n0 nothing\n1 nothing\n0 nothing\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 1\t4\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 advance\n0 token 1\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n0 focus 1\n0 spend\n0 advance\n0 token 1\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n1 gain radio\n0 focus 1\n0 spend\n0 advance\n0 token 1\t0\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 advance\n0 focus 1\n0 advance\n0 nothing\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 activate encampment\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 activate encampment\n0 activate industrial-zone\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 spend\n1 spend\n1 spend\n1 advance\n1 gain mass-media\n0 focus 1\n0 spend\n0 spend\n0 spend\n0 advance\n0 token 1\n1 nothing\n0 nothing\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 card 2\n1 nothing\n0 focus 1\n0 advance\n0 token 1\n0 nothing\t2\n1 focus 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 caravan 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1\n1 step 6\n1 step 1',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 12, 4, 1, 3, 1, 1, 1, 10, 0, 8, 0, 1, 0, 3, 4, 2, 3, 2, 0, 0, 3, 8, 3, 15, 0, 0, 1, 2, 2, 1, 3, 7],
      log: '1 direction 0\n1 focus 6\n1 city 18\n0 focus 5\n0 city 8\t0\n1 focus 6\n1 place 26\n1 place 19\n0 focus 1\n0 city 40\n1 focus 6\n1 deploy 22\n1 step 24\n1 step 19\n1 step 17\n0 focus 3\n0 place 14\n0 place 34\n1 card 2\n0 card 1\n1 focus 3\n1 wonder stonehenge\n1 resource mercury\n1 resource mercury\n1 build 22\t1\n0 focus 1\n0 place 38\n0 place 39\t4\n1 focus 3\n1 place 11\n1 place 24\n1 done\n0 focus 1\n0 place 37\n0 place 33\n1 focus 2\n1 city 16\n0 focus 5\n0 advance\n0 gain drama-and-poetry\t0 0 1\n1 focus 2\n1 place 17\n1 place 23\n0 focus 2\n0 place 9\n0 place 7\n0 shift 7 2\t2\n1 focus 1\n1 place 28\n1 place 27\n1 done\n0 focus 1\n0 place 7\n0 place 14\n0 shift 14 3\n1 focus 5\n1 advance\n1 gain drama-and-poetry\n0 focus 3\n0 city 12\n1 nothing\n0 nothing\t1\n1 focus 5\n1 district 15 campus\n0 focus 4\n0 district 14 campus\t2\n1 focus 5\n1 army 17\n1 step 16\n1 step 15\n1 step 40\t3 2\n0 focus 5\n0 deploy 32\n0 step 33\n0 step 9\n0 step 15\t3 5\n1 focus 4\n1 place 25\n1 place 41\n1 shift 17 1\n0 focus 4\n0 place 1\n0 place 10\n0 nothing\t2 0 1\n1 focus 4\n1 advance\n1 gain mathematics\n0 focus 4\n0 city 2\t4\n1 focus 4\n1 district 17 commercial-hub\n0 focus 5\n0 advance\n0 gain mathematics\n1 activate campus\n1 option 1\n1 token 5\n1 focus 4\n1 army 40\n1 step 33\t4 4\n0 focus 4\n0 deploy 8\n0 step 7\n0 step 16\t1 5\n1 nothing\n0 nothing\t1\n1 focus 2\n1 district 23 encampment\n0 focus 5\n0 district 7 commercial-hub\t0\n1 focus 5\n1 city 12\n0 focus 1\n0 district 37 encampment\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 reinforce 17\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 4\n0 ambush 33 1\n0 reinforce 34\n1 focus 4\n1 advance\n1 token 1\n1 gain nationalism\n0 focus 4\n0 wonder university-of-sankore\n0 natural crater-lake\n0 spend\n0 resource oil\n0 build 32\t1 1 1\n1 focus 3\n1 district 24 industrial-zone\n0 focus 3\n0 deploy 8\n0 step 7\n0 step 16\t1 1 3\n1 focus 5\n1 place 11\n1 place 10\n1 nothing\n0 focus 4\n0 advance\n0 token 2\n0 gain nationalism\n0 swap 3 6\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 activate encampment\n1 barbarian C\n1 token 1\n1 reinforce 11\n1 city 12\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 reinforce 37\n1 focus 5\n1 deploy 18\n1 step 19\n1 step 21\t5 2\n0 focus 6\n0 wonder taj-mahal\n0 spend\n0 build 8\t1\n1 nothing\n0 nothing\t1\n1 focus 4\n1 advance\n1 token 5\n0 focus 3\n0 deploy 8\n0 step 7\n0 step 16\t0 2 4\n1 focus 4\n1 district 27 theater-square\n0 focus 3\n0 advance\n0 token 2\n0 gain ti-mass-production\n0 swap 3 6\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 2\n1 activate encampment\n1 reinforce 19\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 reinforce 38\n1 focus 5\n1 wonder sydney-opera-house\n1 spend\n1 spend\n1 spend\n1 resource diamonds\n1 build 18\t0\n0 focus 6\n0 wonder kremlin\n0 natural crater-lake\n0 spend\n0 spend\n0 build 2\t1 2 0\n1 focus 5\n1 place 4\n1 done\n1 nothing\n0 focus 3\n0 deploy 8\n0 step 7\n0 step 16\t3 5\n0 deploy 8\n0 step 7\n0 step 16\t2 1\n0 deploy 32\n0 step 33\t1 0 1\n1 focus 5\n1 army 21\n1 step 19\n1 step 17\n1 step 11\n0 focus 1\n0 army 33\n0 step 40\t4 4\n0 done\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 1\n1 token 1\n1 activate encampment\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 reinforce 33\n1 focus 5\n1 advance\n1 token 1\n1 gain ti-mass-production\n0 focus 3\n0 advance\n0 token 4\n1 nothing\n0 nothing\t0 0\n1 focus 2\n1 army 11\n1 step 16\n1 strikeArmy 0\t2 3\n1 spend\n1 spend\n1 done\n1 deploy 22\n1 step 23\n1 step 30\n1 step 23\n1 step 30\n1 stop\n0 focus 6\n0 district 3 industrial-zone\t5\n1 focus 1\n1 army 11\n1 step 16\t0 0\n1 done\n1 army 30\n1 step 31\n1 explore\n1 lay B0 -1 7\n1 step 51\n1 step 49\n1 stop\n0 focus 4\n0 city 50\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 2\n1 token 2\n1 activate encampment\n1 reinforce 24\n1 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 5\n0 token 3\n0 activate encampment\n0 reinforce 39\n0 city 44\n1 focus 4\n1 city 46',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 6, 9, 3, 1, 0, 0, 7, 2, 10, 11, 4, 3, 8, 7, 5, 5, 2, 3, 1, 0, 1, 9, 4, 13, 1, 1, 2, 2, 0, 2, 4, 5],
      log: '0 direction 0\n0 focus 6\n0 city 1\n1 focus 6\n1 place 37\n1 place 36\t3\n0 focus 3\n0 place 28\n0 place 27\n1 focus 6\n1 deploy 32\n1 step 33\n1 step 40\n1 step 20\t5 1\n0 focus 1\n0 place 23\n0 place 24\n1 focus 4\n1 city 41\n0 card 1\n1 card 2\n0 focus 5\n0 advance\n0 gain drama-and-poetry\n1 focus 3\n1 place 38\n1 place 35\t3\n0 focus 3\n0 city 30\n1 focus 5\n1 advance\n1 gain drama-and-poetry\n0 focus 3\n0 place 25\n0 place 26\n0 nothing\n1 focus 5\n1 district 40 campus\t0 1 1 1\n0 focus 5\n0 deploy 22\n0 step 26\n0 step 27\n0 step 26\n0 step 21\t0 1\n1 focus 3\n1 place 11\n1 place 39\n1 shift 11 2\t1\n0 focus 4\n0 advance\n0 gain mathematics\n1 focus 2\n1 district 34 commercial-hub\n1 activate campus\n0 focus 5\n0 district 2 campus\n1 focus 5\n1 army 20\n1 step 19\n1 step 17\n1 step 11\t1 0\n1 token 4\n0 nothing\n1 nothing\n0 focus 5\n0 wonder jebel-barkal\n0 resource oil\n0 build 22\t1\n1 focus 5\n1 wonder great-lighthouse\n1 spend\n1 resource diamonds\n1 build 32\t1 4\n0 focus 5\n0 place 0\n0 place 8\n0 nothing\n1 focus 4\n1 place 33\n1 place 11\n1 shift 11 4\n1 activate campus\n0 focus 5\n0 deploy 22\n0 step 26',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [1, 17, 15, 3, 3, 1, 0, 11, 9, 7, 1, 2, 8, 1, 1, 1, 2, 3, 3, 1, 0, 0, 0, 0, 3, 0, 2, 2, 1, 2, 9, 7, 5],
      log: '1 direction 0\n1 treaty 0 embassy\n1 focus 4\n1 city 4\n0 focus 3\n0 place 38\n0 place 37\t3\n1 focus 6\n1 advance\n1 gain drama-and-poetry\n0 focus 3\n0 city 40\n1 focus 4\n1 place 25\n1 place 28\n1 shift 25 2\n0 focus 2\n0 place 33\n0 place 34\n1 card 1\n0 card 1\n1 focus 3\n1 city 19\n0 focus 5\n0 nothing\t5\n1 focus 2\n1 place 25\n1 place 27\n1 shift 28 1\n0 focus 4\n0 district 33 encampment\n0 barbarian J\n0 token 4\n0 reinforce 33\n1 focus 1\n1 place 28\n1 place 26\n1 nothing\n0 focus 3\n0 place 35\n0 place 36\t0 0 1 0\n1 focus 4\n1 district 17 campus\n0 focus 2\n0 district 37 campus\t4\n1 focus 3\n1 city 11\n0 focus 1\n0 district 34 commercial-hub\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 4\n0 barbarian J\n0 token 4\n0 reinforce 34\n1 focus 3\n1 place 3\n1 place 30\n1 shift 17 5\n0 focus 4\n0 wonder terracotta-army\n0 spend\n0 spend\n0 spend\n0 resource oil\n0 build 32\t0\n1 nothing\n0 nothing\n1 focus 4\n1 advance\n1 gain ti-animal-husbandry\n0 focus 4\n0 nothing\t2\n1 focus 3\n1 city 31\n0 focus 4\n0 place 14\n0 place 15\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 reinforce 14\n1 focus 3\n1 place 29\n1 place 16\n1 shift 5 4\n0 focus 6\n0 deploy 40\n0 step 14\n0 step 10\n0 step 11\t4 4 1 0 2 0\n1 focus 4\n1 district 25 commercial-hub\n0 focus 5\n0 district 17 industrial-zone\t3\n1 focus 3\n1 city 19\n0 focus 4\n0 advance\n0 gain drama-and-poetry\n1 activate campus\n1 option 1\n1 token 1\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 token 4\n0 activate encampment\n0 reinforce 14\n0 barbarian J\n0 token 4\n0 city 13\n1 focus 4\n1 advance\n1 gain replaceable-parts\n0 focus 3\n0 army 11\n0 step 17\n0 step 19\t0 0\n0 done\n1 nothing\n0 nothing\n1 focus 5\n1 deploy 22\n1 step 23\n1 step 29\n1 explore\n1 lay A4 5 1\n0 focus 4\n0 place 10\n0 place 5\n0 done\n0 nothing\t1\n1 focus 5\n1 place 0\n1 place 48\n1 shift 29 1\n0 focus 5\n0 wonder forbidden-city\n0 natural dead-sea\n0 resource oil\n0 build 40\t1\n1 activate campus\n1 option 1\n1 token 4\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 10\n0 city 7\n1 focus 4\n1 wonder taj-mahal\n1 natural torres-del-paine\n1 spend\n1 spend\n1 resource marble\n1 build 22\t1\n0 focus 4\n0 advance\n0 gain mathematics\t0 0 2\n1 focus 4\n1 spend\n1 spend\n1 spend\n1 advance\n1 resource marble\n1 gain ti-mass-production\n0 focus 5\n0 district 1 theater-square\t0\n1 focus 5\n1 district 29 encampment\n0 focus 3\n0 city 11\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 ambush 19 0\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 15\n0 activate industrial-zone\n0 place 8\n1 focus 5\n1 deploy 22\n1 step 23\n1 step 19\t3 5\n0 spend\n0 spend\n0 done\n1 deploy 22\n1 step 23\n1 step 19\t2 3\n0 done\n1 deploy 22\n1 step 25\n1 step 4\n1 step 3\n1 step 21\t4 4\n0 focus 4\n0 place 6\n0 done\n0 nothing\n1 nothing\n0 nothing\t0\n1 focus 4\n1 wonder great-zimbabwe\n1 natural torres-del-paine\n1 spend\n1 resource oil\n1 build 4\t2\n0 focus 4\n0 advance\n0 token 1\t1\n1 focus 4\n1 spend\n1 advance\n1 resource mercury\n1 gain globalization\n0 focus 3\n0 wonder potala-palace\n0 natural dead-sea\n0 spend\n0 spend\n0 spend\n0 resource marble\n0 build 13\t2\n0 treaty 1 embassy\n0 treaty 1 joint-war\n0 treaty 1 defensive-pact\n1 activate campus\n1 token 1\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 barbarian I\n1 token 2\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 15\n0 activate industrial-zone\n0 place 2\n1 focus 3\n1 army 19\n1 step 17\t1 1\n0 reroll\t4\n1 deploy 22\n1 step 26\n1 explore\n1 lay B0 -3 5\n1 step 60\n1 step 59\n1 stop\n1 deploy 22\n1 step 26\n1 explore\n1 lay A3 0 5\n1 step 60\n1 step 59\n1 stop\n0 focus 6\n0 depart 40\n0 step 15\n0 step 10\n0 step 11\t0\n1 focus 3\n1 city 60\n0 focus 3\n0 advance\n0 token 3\n0 gain nationalism\t0\n1 focus 1\n1 city 54\n0 focus 4\n0 place 16\n0 done\n0 nothing\n1 activate campus\n1 token 3\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 barbarian I\n1 token 5\n1 reinforce 24\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 token 6\n0 token 6\n0 activate encampment\n0 reinforce 35\n0 activate industrial-zone\n0 city 6\n1 focus 5\n1 place 28\n1 place 61\n1 spend\n1 place 52\n1 nothing\n0 focus 6\n0 deploy 11\n0 step 17\n0 step 5\n0 step 19\t1 4\n0 spend\n0 done\n1 nothing\n0 nothing\t0 0 0\n1 focus 1\n1 place 53\n1 place 59\n1 nothing\n0 focus 3\n0 advance\n0 token 5\t2\n1 focus 4\n1 advance\n1 resource diamonds\n1 gain ti-flight\n0 focus 6\n0 reinforce 1\n0 reinforce 2\n0 reinforce 5\n0 reinforce 8\n0 reinforce 15\n1 activate campus\n1 token 1\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 2\n1 token 2\n1 ambush 19 0\n1 reinforce 27\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 6\n0 token 6\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 36\n0 activate industrial-zone\n1 focus 3\n1 wonder big-ben\n1 natural torres-del-paine\n1 spend\n1 spend\n1 spend\n1 resource mercury\n1 resource diamonds\n1 build 31\t0\n0 focus 6\n0 wonder cristo-redentor\n0 natural dead-sea\n0 spend\n0 spend\n0 build 11\n0 convert 31\t0\n1 focus 3\n1 place 55\n1 place 67\n1 done\n1 nothing\n0 focus 3\n0 advance\n0 token 1\n0 gain ti-mass-production\t3\n1 focus 5\n1 district 3 industrial-zone\n1 activate campus\n1 store\n1 reinforce 0\n1 reinforce 3\n1 reinforce 25\n1 reinforce 26\n0 focus 5\n0 place 7\n0 done\n0 nothing\n1 activate campus\n1 store\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 activate encampment\n1 reinforce 28\n1 barbarian I\n1 token 5\n1 city 56\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 4\n0 token 6\n0 activate encampment\n0 reinforce 37\n0 activate industrial-zone\n0 city 49\n0 place 43\n1 focus 5\n1 army 59\n1 step 60\n1 step 25\n1 step 4\n1 step 3',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 6, 8, 0, 1, 1, 15, 13, 10, 7, 3, 0, 7, 6, 5, 2, 3, 3, 2, 2, 1, 5, 6, 0, 24, 0, 2, 2, 2, 0, 8, 0, 2],
      log: '1 direction 0\n1 focus 5\n1 city 29\n0 focus 6\n0 city 39\t1\n1 focus 6\n1 deploy 22\n1 step 24\n1 step 21\t0 3\n0 focus 5\n0 advance\n0 gain drama-and-poetry\n1 focus 6\n1 place 30\n1 place 23\n0 focus 4\n0 place 41\n0 place 33\n0 shift 33 4\n1 card 1\n0 card 1\n1 focus 6\n1 advance\n1 gain drama-and-poetry\n0 focus 5\n0 deploy 32\n0 step 33\n0 step 40\n0 step 20\t0 2 5\n1 focus 2\n1 place 28\n1 place 31\n1 nothing\n0 focus 2\n0 place 33\n0 place 40\n0 nothing\n1 focus 1\n1 place 26\n1 place 27\n1 nothing\n0 focus 5\n0 district 33 campus\t0 1 1 0\n1 focus 5\n1 district 24 campus\n0 focus 5\n0 city 19\t5\n1 focus 1\n1 district 28 commercial-hub\n0 focus 3\n0 place 18\n0 place 17\n0 nothing\n1 activate campus\n1 option 1\n1 token 5\n1 token 5\n1 focus 5\n1 wonder stonehenge\n1 spend\n1 spend\n1 resource marble\n1 build 22\t2\n0 focus 5\n0 advance\n0 gain ti-animal-husbandry\n1 nothing\n0 nothing\n1 focus 5\n1 deploy 22\n1 step 24\n1 explore\n1 lay A3 -1 -4\n1 step 51\n0 focus 5\n0 deploy 39\n0 step 40\n0 step 20\t0 5 3\n1 focus 5\n1 advance\n1 gain mathematics\n0 focus 4\n0 wonder great-lighthouse\n0 resource mercury\n0 resource mercury\n0 build 32\t1\n1 activate campus\n1 option 1\n1 token 3\n1 token 3\n1 focus 3\n1 city 43\n1 place 42\n0 focus 5\n0 district 17 commercial-hub\t0 1 2\n1 focus 5\n1 place 48\n1 place 49\n1 done\n1 nothing\n0 focus 4\n0 advance\n0 gain replaceable-parts\t2\n1 focus 5\n1 district 26 encampment\n0 focus 3\n0 city 9\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 2\n1 token 2\n1 reinforce 23\n0 activate campus\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n1 focus 5\n1 army 51\n1 step 24\n1 step 21\t2 3\n0 focus 5\n0 place 8\n0 place 7\n0 nothing\n1 nothing\n0 nothing\t1\n1 focus 5\n1 advance\n1 token 3\n1 gain nationalism\n0 focus 5\n0 deploy 39\n0 step 40\n0 step 41\n0 step 40\n0 step 20\t0 1 3',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 2, 13, 4, 0, 0, 10, 6, 0, 11, 1, 3, 9, 0, 5, 1, 4, 3, 2, 1, 1, 1, 2, 2, 17, 2, 1, 0, 1, 1, 5, 7, 7],
      log: '0 direction 0\n0 focus 4\n0 city 5\n1 focus 3\n1 city 40\t4\n0 focus 6\n0 place 26\n0 place 24\n1 focus 6\n1 deploy 32\n1 step 38\n1 step 20\t5 5\n0 focus 1\n0 place 23\n0 place 28\n1 focus 6\n1 advance\n1 gain drama-and-poetry\n0 card 1\n1 card 2\n0 focus 1\n0 place 27\n0 place 6\n1 focus 6\n1 place 39\n1 place 33\n1 nothing\t4\n0 focus 4\n0 advance\n0 gain drama-and-poetry\n1 focus 4\n1 city 7\n0 focus 2\n0 place 0\n0 place 4\n0 nothing\n1 focus 4\n1 deploy 32\n1 step 38\n1 step 20\t3 5 0 0 0 1\n0 focus 4\n0 district 0 campus\n1 focus 3\n1 place 15\n1 place 38\n1 shift 15 0\t2\n0 focus 1\n0 district 23 commercial-hub\n1 focus 4\n1 advance\n1 gain mathematics\n0 activate campus\n0 focus 1\n0 district 28 encampment\n1 focus 3\n1 deploy 32\n1 step 38\n1 step 39\n1 step 38\n0 nothing\n1 nothing\n0 focus 4\n0 wonder stonehenge\n0 resource mercury\n0 build 22\t2\n1 focus 3\n1 place 34\n1 place 15\n1 shift 38 1\t4\n0 focus 4\n0 advance\n0 gain mathematics\n1 focus 4\n1 city 13\n0 activate campus\n0 activate commercial-hub\n0 barbarian F\n0 token 2\n0 reinforce 4\n0 focus 4\n0 place 25\n0 place 26\n0 nothing\n1 focus 3\n1 army 38\n1 step 20\t3 3 2 0 1\n0 focus 4\n0 district 6 industrial-zone\n1 focus 3\n1 place 38\n1 place 12\n1 shift 15 2\t4\n0 focus 3\n0 advance\n0 token 4\n1 focus 4\n1 advance\n1 token 3\n1 gain nationalism\n0 activate industrial-zone\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 reinforce 23\n0 focus 3\n0 place 17\n0 done\n0 nothing\n1 focus 3\n1 deploy 32\n1 step 38\n1 step 20\t5 3\n0 nothing\n1 nothing\t1\n0 focus 3\n0 district 24 theater-square\n1 focus 5\n1 district 36 industrial-zone\t0\n0 focus 3\n0 advance\n0 token 2\n0 gain nationalism\n1 focus 5\n1 wonder forbidden-city\n1 spend\n1 spend\n1 spend\n1 resource oil\n1 build 32\t1\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 activate encampment\n0 reinforce 24\n0 activate industrial-zone\n0 city 19\n0 place 18\n0 focus 6\n0 deploy 22\n0 step 24\n0 step 4\n0 step 0\n1 focus 5\n1 place 41\n1 place 16\n1 nothing\t0 0 0\n0 focus 6\n0 depart 22\n0 step 23\n0 step 4\n0 step 3\n0 stop\n0 accept\n0 resource marble\n1 focus 4\n1 deploy 32\n1 step 38\n1 step 20\t5 4 1\n0 focus 6\n0 wonder sydney-opera-house\n0 resource marble\n0 build 19\t0\n1 focus 5\n1 advance\n1 token 3\n1 gain ti-mass-production\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 activate encampment\n0 reinforce 25\n0 place 5\n0 focus 4\n0 advance\n0 token 1\n1 focus 2\n1 deploy 32\n1 step 38\n1 step 20\t5 1\n1 deploy 13\n1 step 14\n1 step 15\n1 step 14\n1 step 21\t3 4\n1 deploy 13\n1 step 14\n1 step 15\n1 step 14\n1 step 15\n1 step 14\n0 nothing\n1 nothing\n0 focus 5\n0 district 5 industrial-zone\n1 focus 5\n1 district 8 campus\n1 activate campus\t5\n0 focus 5\n0 deploy 19\n0 step 17\n0 step 5\n0 step 6\t4 2\n0 token 3\n1 focus 5\n1 wonder eiffel-tower\n1 spend\n1 spend\n1 spend\n1 resource marble\n1 resource oil\n1 build 40\t0\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 26\n0 activate industrial-zone\n0 place 6\n0 done\n1 activate campus\n0 focus 3\n0 advance\n0 token 1\n0 gain ti-mass-production\n1 focus 3\n1 army 14\n1 step 21\t5 4\n1 army 20\n1 step 8\n1 step 7\n1 step 16\n1 step 7\n1 step 6\n1 strikeArmy 0\t2 5\n0 spend\n0 done\n1 deploy 40\n1 step 41\n1 step 1\n1 step 7\n1 step 16\n1 step 17\t1 0\n0 reroll\t0\n0 reroll\t0 2 0 1\n0 focus 5\n0 depart 22\n0 step 23\n0 step 4\n0 step 3\n0 step 2\n1 focus 5\n1 place 15\n1 place 1\n1 nothing\t1\n0 focus 3\n0 army 6\n0 step 7\t4 1\n0 deploy 7\n0 step 15\t1 1\n1 focus 5\n1 advance\n1 token 3\n1 gain globalization\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 reinforce 27\n0 activate industrial-zone\n1 activate campus\n0 focus 1\n0 army 15\n0 step 14\t0 2\n0 spend\n0 done\n0 done\n1 focus 3\n1 army 17\n1 step 16\n1 step 10\n1 step 16\n1 step 15\t2 2\n0 spend\n0 done\n1 army 21\n1 step 15\n1 step 16\n1 step 15\n1 step 16\n1 step 6\t5 0\n0 done\n0 nothing\n1 nothing\n0 focus 1\n0 army 14\n0 step 10\n0 step 13\t4 3\n0 done\n0 done\n1 focus 1\n1 army 15\n1 step 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 army 6\n1 step 7\n1 strikeArmy 0\t5 5\n0 done\t0\n0 focus 3\n0 advance\n0 token 1\n1 focus 1\n1 army 10\n1 step 12\n1 step 10\n1 step 12\n1 step 10\n1 step 14\t5 4\n0 spend\n0 done\n1 army 6\n1 step 7\t0 4\n0 done\n1 deploy 21\n1 step 14\n1 step 10\n1 step 14\n1 step 10\n1 step 14\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 2\n0 token 2\n0 token 3\n0 activate encampment\n0 reinforce 28\n0 activate industrial-zone\n1 activate campus\n0 focus 2\n0 deploy 13\n0 step 10\n0 step 13\n0 step 10\n0 step 13\n0 step 10\n0 army 13\n0 step 10\n0 step 13\n0 step 10\n0 step 13\n0 step 14\n0 assault\t5 1\n0 done\n1 focus 5\n1 district 15 commercial-hub\n1 activate campus\n1 reinforce 1\n1 done\n1 activate commercial-hub\n1 option 1\n1 token 4\n1 token 4\n1 token 4\t0 1 0\n0 focus 3\n0 caravan 2\n0 step 3\n0 step 4\n0 step 3\n0 step 4\n1 focus 2\n1 deploy 20\n1 step 8\n1 step 7\t5 5\n0 spend\n0 done\n1 deploy 20\n1 step 8\n1 step 7\t1 0\n0 reroll\t1\n0 spend\n1 deploy 20\n1 step 8\n1 step 7\t5 4 4\n0 focus 3\n0 advance\n0 token 2\n0 gain globalization\n1 focus 1\n1 deploy 7\n1 step 15\n1 step 7\n1 step 15\n1 stop\n1 army 7\n1 step 15\n1 step 7\n1 step 15\n1 step 14\n1 strikeArmy 0\t5 4\n0 done\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 2\n0 activate encampment\n0 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 2\n0 focus 3\n0 deploy 13\n0 step 12\t2 3\n0 done\n1 spend\n1 done\n0 deploy 13\n0 step 12\t1 1\n0 done\n1 reroll\t0\n1 reroll\t1\n0 army 10\n0 step 14\n0 step 10\n0 step 14\n0 step 10\n0 step 15\n0 assault\t5 1\n0 done\n1 focus 3\n1 advance\n1 token 1\n0 nothing\n1 nothing\n0 focus 3\n0 caravan 4\n0 step 3\n0 step 4\n0 step 3\n0 step 4\n1 focus 2\n1 deploy 20\n1 step 8\n1 step 7\n1 step 6\n1 step 0\t5 5\n1 done\n0 spend\n0 done\n1 deploy 20\n1 step 8\n1 step 7\n1 step 6\n1 step 0\t2 2\n1 done\n0 spend\n0 done\n1 deploy 20\n1 step 8\n1 step 7\n1 step 6\n1 step 0\t4 2\n1 done\n0 reroll\t1 0\n0 focus 4\n0 district 12 campus\n0 activate campus\n0 reinforce 5\n0 reinforce 12\n0 reinforce 14\n1 focus 1\n1 army 0\n1 step 6\n1 step 7\n1 step 6\n1 step 7\n1 step 15\n1 strikeArmy 0\t3 4\n1 done\n1 deploy 32\n1 step 38\n1 explore\n1 lay A4 3 -6\n1 step 32\n1 step 38\n1 stop\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 3\n0 token 3\n0 token 3\n0 activate encampment\n0 activate industrial-zone\n1 activate campus\n1 city 48\n0 focus 3\n0 deploy 13\n0 step 14\n0 step 44\n0 step 43\n0 step 48\t5 0\n0 done\n1 done\n0 army 12\n0 step 10\n0 step 15\n0 step 14\n0 step 15\n0 step 7\n0 strikeArmy 1\t5 1\n0 done\n1 done\n1 focus 4\n1 place 50\n1 place 43\n1 spend\n1 place 44\n1 done\n1 shift 37 3\t0 0 0\n0 focus 4\n0 advance\n0 token 2\n1 focus 2\n1 deploy 20\n1 step 50\n1 step 43\n1 step 42\n1 step 47\n1 step 42\n1 army 38\n1 step 20\n1 step 50\n1 step 43\n1 step 42\n1 step 48\n1 strikeArmy 0\t0 5\n1 reroll\t1\n0 done\n1 deploy 20\n1 step 50\n1 step 43\n1 step 42\n1 step 47\n1 step 48\n1 assault\t2 2\n0 spend\n0 done\t4\n0 focus 2\n0 army 48\n0 step 43\t0 4\n0 done\n0 deploy 13\n0 step 14\n0 step 44\t0 3\n0 reroll\t2\n0 done\n0 army 15\n0 step 14\n0 step 44\n0 step 43\t5 5\n0 done\n1 focus 1\n1 army 42\n1 step 47\n1 step 48\t2 2\n0 reroll\t5\n1 deploy 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n1 deploy 32\n1 step 38\n1 step 32\n1 step 38\n1 step 32\n1 step 38\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 1\n0 activate encampment\n0 activate industrial-zone\n0 city 46\n1 activate campus\n0 focus 6\n0 place 45\n0 place 49\n0 done\n0 nothing\n1 focus 4\n1 district 37 commercial-hub\n1 activate industrial-zone\n1 reinforce 0\n1 done\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 2\n0 nothing\n1 nothing\n0 focus 6\n0 wonder estadio-do-maracana\n0 spend\n0 build 13\n1 focus 4\n1 advance\n1 token 2\n1 gain mass-media\t2\n0 focus 3\n0 deploy 13\n0 step 14\n0 step 15\n0 step 7\t4 4\n0 done\n1 done\n0 deploy 13\n0 step 14\n0 step 15\n0 step 7\t5 5\n0 done\n1 done\n0 army 44\n0 step 43\n0 step 44\n0 step 14',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 9, 2, 3, 2, 1, 11, 9, 13, 2, 3, 7, 4, 5, 7, 2, 1, 1, 1, 2, 0, 5, 4, 1, 2, 0, 1, 2, 0, 0, 5, 0, 6],
      log: '1 direction 0\n1 focus 6\n1 place 24\n1 place 23\n0 focus 5\n0 city 40\t0\n1 focus 6\n1 city 29\n0 focus 6\n0 deploy 32\n0 step 34\n0 step 18\n0 step 20\t2 1\n1 focus 5\n1 advance\n1 gain drama-and-poetry\n0 focus 6\n0 place 35\n0 place 4\n1 card 2\n0 card 1\n1 focus 4\n1 district 31 campus\n0 focus 3\n0 wonder colossus\n0 resource oil\n0 resource oil\n0 build 32\t1 0\n1 focus 3\n1 city 14\n0 focus 1\n0 city 0\n0 place 1\n1 focus 4\n1 place 30\n1 place 15\n1 shift 15 3\n0 focus 6\n0 advance\n0 gain drama-and-poetry\t1 0 1\n1 focus 4\n1 advance\n1 gain mathematics\n0 focus 3\n0 place 36\n0 place 33\n0 shift 1 1\t3\n1 focus 4\n1 district 15 commercial-hub\n0 focus 1\n0 place 38\n0 place 37\n0 nothing\n1 activate campus\n1 option 1\n1 token 4\n1 token 4\n1 focus 4\n1 wonder oracle\n1 spend\n1 spend\n1 resource mercury\n1 build 22\t1\n0 focus 5\n0 district 34 campus\n1 nothing\n0 nothing\t2\n1 focus 2\n1 district 23 encampment\n0 focus 5\n0 deploy 32\n0 step 34\n0 step 18\n0 step 20\t1 0 0\n1 focus 3\n1 advance\n1 token 2\n0 focus 4\n0 advance\n0 gain mathematics\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 reinforce 15\n1 focus 3\n1 wonder jebel-barkal\n1 spend\n1 spend\n1 spend\n1 build 29\t1\n0 focus 4\n0 place 1\n0 place 19\n0 shift 19 4\t1 0\n1 focus 6\n1 depart 22\n1 step 24\n1 explore\n1 lay A4 -3 1\n1 step 9\n1 accept\n0 focus 4\n0 district 33 commercial-hub\t4\n1 focus 4\n1 district 30 industrial-zone\n0 focus 1\n0 district 37 encampment\n1 activate industrial-zone\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 5\n1 token 5\n1 reinforce 23\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 5\n0 reinforce 33\n1 focus 4\n1 advance\n1 token 5\n1 gain nationalism\n0 focus 1\n0 district 38 industrial-zone\n1 nothing\n0 nothing\t1 0\n1 focus 4\n1 city 48\n0 focus 3\n0 advance\n0 token 5\n0 gain nationalism\t2\n1 focus 5\n1 place 13\n1 place 43\n1 done\n1 shift 43 0\n0 focus 5\n0 wonder forbidden-city\n0 spend\n0 spend\n0 resource oil\n0 build 40\t0\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 6\n1 token 4\n1 token 4\n1 activate encampment\n1 reinforce 24\n1 city 50\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 activate encampment\n0 reinforce 34\n1 focus 6\n1 deploy 14\n1 step 10\n1 step 11\n1 step 18\t1 4\n1 spend\n1 done\n0 focus 4\n0 place 5\n0 place 19\n0 shift 1 0\t2',
    },
    {
      game: 'dawn',
      rules: '3',
      seats: 2,
      options: {
        map: 'random',
        leaders: 'random',
        colours: 'seats',
        epic: false,
        attackThroughCityStates: false,
        barbariansStayInCapitals: false,
        rounds: 100,
        terra: true,
        peaceful: false,
        handicap1: 0,
        handicap2: 0,
        handicap3: 0,
        handicap4: 0,
        handicap5: 0,
      },
      deal: [0, 4, 6, 0, 3, 0, 11, 11, 4, 0, 6, 2, 4, 4, 4, 2, 5, 4, 1, 2, 0, 4, 4, 2, 16, 1, 1, 2, 2, 2, 5, 6, 5],
      log: '0 direction 0\n0 focus 6\n0 place 24\n0 place 26\n1 focus 3\n1 place 34\n1 place 37\t5\n0 focus 3\n0 city 14\n1 focus 1\n1 place 38\n1 place 33\n0 focus 6\n0 advance\n0 gain ti-iron-working\n1 focus 4\n1 advance\n1 gain drama-and-poetry\n0 card 2\n1 card 2\n0 focus 2\n0 city 16\n1 focus 3\n1 district 33 campus\t4\n0 focus 3\n0 place 28\n0 place 23\n1 focus 1\n1 district 38 commercial-hub\n1 activate campus\n0 focus 1\n0 place 7\n0 place 17\n1 focus 4\n1 depart 32\n1 step 38\n1 explore\n1 lay A0 4 0\n1 step 50\t0 1 0 1\n0 focus 4\n0 district 11 campus\n1 focus 6\n1 city 51\t1\n0 focus 3\n0 city 5\n1 focus 5\n1 place 36\n1 place 35\n1 nothing\n1 activate campus\n1 option 1\n1 token 2\n0 focus 3\n0 place 19\n0 place 13\n1 focus 5\n1 advance\n1 gain ti-iron-working\n0 card 1\n1 nothing\n0 focus 1\n0 place 0\n0 place 15\n1 focus 2\n1 place 49\n1 place 50\n1 nothing\t0\n0 focus 4\n0 advance\n0 gain engineering\n1 focus 6\n1 deploy 51\n1 step 50\n1 step 43\n1 step 44\n1 step 19\t0 2\n1 done\n1 activate campus\n1 option 1\n1 token 4\n1 token 4\n0 focus 2\n0 place 4\n0 place 7\n1 focus 4\n1 wonder stonehenge\n1 spend\n1 spend\n1 spend\n1 build 32\t1 0 2 1\n0 focus 4\n0 district 0 commercial-hub\n0 place 1\n1 focus 4\n1 nothing\t4\n0 focus 4\n0 city 2\n1 focus 6\n1 district 34 encampment\n0 activate campus\n0 option 1\n0 token 1\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 reinforce 33\n0 focus 1\n0 city 13\n1 focus 4\n1 army 19\n1 step 18\n1 step 11\t0 3\n1 deploy 32\n1 step 33\n1 explore\n1 lay A2 0 -4\n1 step 34\n1 step 61\t3 1\n1 resource marble\n1 token 3\n0 nothing\n1 nothing\t1\n0 focus 6\n0 deploy 2\n0 step 0\n0 step 4\n0 step 21\t1 2\n0 deploy 2\n0 step 0\n0 step 4\n0 step 5\n0 step 19\t2 2\n1 focus 4\n1 city 42\t0\n0 focus 4\n0 place 10\n0 place 6\n1 focus 1\n1 wonder porcelain-tower\n1 spend\n1 spend\n1 spend\n1 resource mercury\n1 resource diamonds\n1 build 51\t0\n1 upgrade 2\n1 upgrade 1\n0 activate campus\n0 option 1\n0 token 3\n0 token 1\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 reinforce 34\n0 focus 1\n0 place 15\n0 place 14\n0 spend\n0 place 12\n1 focus 1\n1 city 61\n1 nothing\t1 1\n0 focus 3\n0 wonder potala-palace\n0 natural mato-tipila\n0 spend\n0 spend\n0 spend\n0 resource marble\n0 build 22\t0\n0 treaty 1 embassy\n0 treaty 1 joint-war\n0 treaty 1 defensive-pact\n1 focus 5\n1 place 62\n1 place 45\n1 shift 45 1\t2\n0 focus 5\n0 advance\n0 gain civil-service\n1 focus 1\n1 place 46\n1 place 54\n1 place 59\n1 done\n1 shift 59 3\n0 activate campus\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 2\n1 token 1\n1 token 1\n1 reinforce 35\n0 focus 5\n0 district 24 encampment\n0 place 18\n1 focus 2\n1 wonder oxford-university\n1 spend\n1 spend\n1 spend\n1 resource marble\n1 resource mercury\n1 resource mercury\n1 build 42\t0\n0 nothing\n1 nothing\t1\n0 focus 3\n0 wonder huey-teocalli\n0 natural mato-tipila\n0 spend\n0 spend\n0 spend\n0 resource oil\n0 build 16\t1\n1 focus 2\n1 place 43\n1 place 45\n1 done\n1 nothing\t2\n0 focus 5\n0 deploy 5\n0 step 4\n0 step 21\t4 3\n0 army 19\n0 step 18\n0 step 20\t5 5\n1 focus 5\n1 advance\n1 replace nationalism 6\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 2\n0 token 2\n0 token 2\n0 barbarian J\n0 token 5\n0 reinforce 7\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 token 6\n1 ambush 21 0\n1 reinforce 36\n0 focus 4\n0 advance\n0 gain replaceable-parts\n1 focus 6\n1 wonder kilwa-kisiwani\n1 spend\n1 build 61\t2 0\n0 focus 3\n0 city 16\n1 focus 5\n1 done\t5\n0 focus 5\n0 place 1\n0 place 15\n0 done\n0 place 29\n1 focus 5\n1 city 59\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 1\n0 token 4\n0 token 4\n0 token 4\n0 barbarian I\n0 token 5\n0 reinforce 10\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 3\n1 token 3\n1 token 3\n1 token 5\n1 reinforce 37\n0 focus 2\n0 city 31\n1 focus 5\n1 place 53\n1 place 58\n1 done\n1 nothing\n0 nothing\n1 nothing\t1 0 1\n0 focus 5\n0 district 30 industrial-zone\n0 place 8\n0 done\n1 focus 5\n1 advance\n1 replace replaceable-parts 6\t4\n0 focus 5\n0 deploy 13\n0 step 12\n0 step 20\t0 1\n0 reroll\t2\n0 done\n0 deploy 5\n0 step 19\n0 step 18\n0 step 20\n0 step 18\n1 focus 5\n1 wonder amundsen-scott-research-station\n1 natural grand-mesa\n1 spend\n1 spend\n1 spend\n1 build 56\n1 place 57\n1 place 55\n0 activate campus\n0 activate commercial-hub\n0 option 1\n0 token 1\n0 token 2\n0 token 2\n0 token 6\n0 token 6\n0 token 6\n0 activate encampment\n0 reinforce 8\n1 activate campus\n1 activate commercial-hub\n1 option 1\n1 token 1\n1 token 1\n1 token 1\n1 token 5\n1 token 5\n1 token 5\n1 reinforce 38\n0 focus 5\n0 spend\n0 spend\n0 spend\n0 advance\n0 resource marble\n0 gain urbanization\n1 focus 6\n1 spend\n1 advance\n1 resource marble\n1 gain nuclear-power\n0 focus 4\n0 wonder cristo-redentor\n0 natural mato-tipila\n0 spend\n0 spend\n0 spend\n0 resource marble\n0 build 5\t0\n1 focus 5\n1 wonder big-ben\n1 natural grand-mesa\n1 spend\n1 spend\n1 spend\n1 build 59\t0 1\n0 focus 4\n0 district 1 theater-square\n0 nothing\n0 done\n1 focus 6\n1 deploy 42\n1 step 45\n1 step 44\n1 step 19\t3 1\n1 done\n0 spend\n0 spend\n0 reroll\t0\n1 army 61\n1 step 62',
    },
  ],
  sets: {
    glance: [
      {
        match: 0,
        ply: 157,
        seat: 0,
        worths: {
          'focus 2': 0.421,
          'focus 1': 0.207,
          'focus 4': 0.192,
          'focus 3': 0.191,
          'focus 6': 0.189,
          'focus 5': 0.175,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'wonder taj-mahal',
          },
          {
            seat: 0,
            move: 'spend',
          },
        ],
      },
      {
        match: 9,
        ply: 433,
        seat: 1,
        worths: {
          'step 21': 0.294,
          'step 2': 0.093,
          stop: 0.081,
          'step 4': 0.074,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 6,
        ply: 244,
        seat: 0,
        worths: {
          'district 38 theater-square': 0.332,
          'reinforce 60': 0.13,
          'reinforce 17': 0.129,
          'reinforce 55': 0.129,
          'reinforce 57': 0.129,
          'reinforce 58': 0.129,
          'reinforce 52': 0.128,
          done: 0.116,
          'district 33 theater-square': 0.114,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'activate industrial-zone',
          },
        ],
      },
      {
        match: 10,
        ply: 139,
        seat: 1,
        worths: {
          'focus 5': 0.819,
          'focus 3': 0.637,
          'focus 1': 0.617,
          'focus 6': 0.608,
          'focus 2': 0.596,
          'focus 4': 0.574,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'wonder chichen-itza',
          },
          {
            seat: 1,
            move: 'spend',
          },
        ],
      },
      {
        match: 3,
        ply: 1127,
        seat: 1,
        worths: {
          'focus 3': 1,
          'focus 4': 1,
          'focus 5': 0.805,
          'focus 2': 0.791,
          'focus 1': 0.778,
          'focus 6': 0.757,
        },
        reasons: [
          {
            feature: 'victory',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'done',
          },
          {
            seat: 1,
            move: 'card 4',
          },
          {
            seat: 1,
            move: 'convert 42',
          },
        ],
      },
      {
        match: 4,
        ply: 751,
        seat: 0,
        worths: {
          'step 44': 0.447,
          'step 48': 0.353,
          'step 43': 0.256,
          'step 47': 0.221,
          stop: 0.219,
        },
        reasons: [
          {
            feature: 'territory',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'done',
          },
          {
            seat: 1,
            move: 'done',
          },
        ],
      },
      {
        match: 13,
        ply: 207,
        seat: 1,
        worths: {
          'focus 2': 0.893,
          'focus 5': 0.755,
          'focus 4': 0.745,
          'focus 1': 0.738,
          'focus 6': 0.728,
          'focus 3': 0.727,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'wonder oxford-university',
          },
          {
            seat: 1,
            move: 'spend',
          },
          {
            seat: 1,
            move: 'resource marble',
          },
        ],
      },
      {
        match: 11,
        ply: 647,
        seat: 0,
        worths: {
          'step 15': 0.347,
          'step 44': 0.209,
          stop: 0.207,
          'step 13': 0.205,
          'step 10': 0.201,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'rival',
          },
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'step 7',
          },
          {
            seat: 0,
            move: 'spend',
          },
          {
            seat: 0,
            move: 'spend',
          },
        ],
      },
      {
        match: 9,
        ply: 326,
        seat: 0,
        worths: {
          'step 4': 0.886,
          'step 19': 0.824,
          'step 0': 0.802,
          'step 6': 0.774,
          'step 24': 0.769,
          stop: 0.767,
          'step 17': 0.756,
        },
        reasons: [
          {
            feature: 'territory',
            whose: 'rival',
          },
          {
            feature: 'territory',
            whose: 'own',
          },
          {
            feature: 'agendas',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'done',
          },
          {
            seat: 0,
            move: 'store',
          },
        ],
      },
      {
        match: 11,
        ply: 61,
        seat: 0,
        worths: {
          'focus 4': 0.633,
          'focus 2': 0.559,
          'focus 5': 0.558,
          'focus 6': 0.558,
          'focus 3': 0.546,
          'focus 1': 0.539,
        },
        reasons: [
          {
            feature: 'territory',
            whose: 'own',
          },
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'wonder stonehenge',
          },
        ],
      },
    ],
    look: [
      {
        match: 4,
        ply: 1778,
        seat: 0,
        worths: {
          'focus 4': 0.637,
          'focus 5': 0.243,
          'focus 6': 0.216,
          'focus 1': 0.209,
          'focus 3': 0.208,
          'focus 2': 0.206,
        },
        reasons: [
          {
            feature: 'territory',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'convert 11',
          },
          {
            seat: 1,
            move: 'activate industrial-zone',
          },
        ],
      },
      {
        match: 7,
        ply: 170,
        seat: 0,
        worths: {
          'wonder potala-palace': 0.508,
          'wonder ti-machu-picchu': 0.164,
          'wonder huey-teocalli': 0.161,
          'wonder taj-mahal': 0.159,
          nothing: 0.032,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'natural crater-lake',
          },
          {
            seat: 0,
            move: 'build 8',
          },
        ],
      },
      {
        match: 6,
        ply: 2165,
        seat: 1,
        worths: {
          'card 6': 0.526,
          'card 5': 0.34,
          'card 3': 0.297,
          'card 2': 0.215,
          'card 4': 0.176,
          nothing: 0.176,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'done',
          },
        ],
      },
      {
        match: 3,
        ply: 1149,
        seat: 1,
        worths: {
          'card 4': 1,
          'card 5': 0.81,
          'card 2': 0.782,
          'card 3': 0.771,
          'card 6': 0.741,
          nothing: 0.741,
        },
        reasons: [
          {
            feature: 'victory',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'convert 42',
          },
        ],
      },
      {
        match: 2,
        ply: 1797,
        seat: 1,
        worths: {
          'card 6': 0.443,
          'card 4': 0.279,
          'card 3': 0.258,
          'card 5': 0.247,
          nothing: 0.246,
          'card 2': 0.242,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'spend',
          },
        ],
      },
      {
        match: 7,
        ply: 311,
        seat: 0,
        worths: {
          'focus 5': 0.64,
          'focus 3': 0.504,
          'focus 2': 0.466,
          'focus 4': 0.46,
          'focus 6': 0.456,
          'focus 1': 0.429,
        },
        reasons: [
          {
            feature: 'wealth',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'own',
          },
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'place 42',
          },
          {
            seat: 0,
            move: 'place 51',
          },
          {
            seat: 0,
            move: 'spend',
          },
          {
            seat: 0,
            move: 'place 45',
          },
        ],
      },
      {
        match: 3,
        ply: 1208,
        seat: 1,
        worths: {
          'focus 2': 1,
          'focus 4': 1,
          'focus 5': 0.84,
          'focus 1': 0.809,
          'focus 3': 0.807,
          'focus 6': 0.766,
        },
        reasons: [
          {
            feature: 'victory',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'done',
          },
          {
            seat: 1,
            move: 'card 4',
          },
          {
            seat: 1,
            move: 'convert 42',
          },
        ],
      },
      {
        match: 11,
        ply: 634,
        seat: 0,
        worths: {
          'step 7': 0.382,
          'step 10': 0.268,
          'step 14': 0.227,
          stop: 0.226,
        },
        reasons: [
          {
            feature: 'wealth',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'reroll',
          },
        ],
      },
      {
        match: 3,
        ply: 1052,
        seat: 0,
        worths: {
          'focus 5': 0.428,
          'use forbidden-city': 0.348,
          'focus 2': 0.299,
          'focus 3': 0.297,
          'use estadio-do-maracana': 0.29,
          'focus 4': 0.278,
          'focus 1': 0.262,
          'focus 6': 0.254,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
          {
            feature: 'followUp',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'spend',
          },
        ],
      },
      {
        match: 5,
        ply: 7,
        seat: 0,
        worths: {
          'step 21': 0.533,
          'step 17': 0.444,
          'step 34': 0.435,
          'step 11': 0.431,
          'step 19': 0.43,
          stop: 0.413,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'focus 1',
          },
          {
            seat: 1,
            move: 'city 4',
          },
        ],
      },
    ],
    thought: [
      {
        match: 8,
        ply: 85,
        seat: 0,
        worths: {
          'step 21': 0.396,
          explore: 0.299,
          'step 25': 0.217,
          'step 27': 0.216,
          stop: 0.215,
          'step 22': 0.211,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'done',
          },
          {
            seat: 1,
            move: 'focus 6',
          },
          {
            seat: 1,
            move: 'depart 32',
          },
        ],
      },
      {
        match: 3,
        ply: 567,
        seat: 0,
        worths: {
          'step 10': 0.257,
          'step 16': 0.25,
          'step 9': 0.102,
          'step 7': 0.102,
          stop: 0.096,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'rival',
          },
          {
            feature: 'armies',
            whose: 'own',
          },
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 6,
        ply: 1949,
        seat: 1,
        worths: {
          stop: 0.507,
          'step 5': 0.369,
          'step 0': 0.369,
          'step 1': 0.362,
        },
        reasons: [
          {
            feature: 'wealth',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'accept',
          },
          {
            seat: 1,
            move: 'done',
          },
          {
            seat: 1,
            move: 'card 6',
          },
          {
            seat: 1,
            move: 'spend',
          },
        ],
      },
      {
        match: 13,
        ply: 395,
        seat: 1,
        worths: {
          'step 21': 0.394,
          'step 61': 0.29,
          'step 40': 0.273,
          'step 60': 0.23,
          'step 33': 0.206,
          'step 34': 0.178,
          stop: 0,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'spend',
          },
          {
            seat: 1,
            move: 'spend',
          },
        ],
      },
      {
        match: 12,
        ply: 172,
        seat: 1,
        worths: {
          'focus 5': 0.88,
          'focus 4': 0.803,
          'focus 6': 0.79,
          'focus 2': 0.786,
          'use oracle': 0.782,
          'focus 3': 0.778,
          'focus 1': 0.771,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 1,
        ply: 1136,
        seat: 0,
        worths: {
          'activate theater-square': 0.549,
          'activate encampment': 0.485,
          'activate industrial-zone': 0.485,
          'activate commercial-hub': 0.48,
          'activate campus': 0.476,
        },
        reasons: [
          {
            feature: 'agendas',
            whose: 'own',
          },
          {
            feature: 'wealth',
            whose: 'own',
          },
          {
            feature: 'territory',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'place 68',
          },
        ],
      },
      {
        match: 2,
        ply: 2060,
        seat: 1,
        worths: {
          'depart 2': 0.376,
          done: 0.365,
          'depart 8': 0.314,
          'depart 66': 0.304,
          'depart 63': 0.281,
          'depart 32': 0.243,
          'depart 40': 0.241,
          'caravan 51': 0.237,
        },
        reasons: [
          {
            feature: 'followUp',
            whose: 'own',
          },
          {
            feature: 'wealth',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'caravan 51',
          },
          {
            seat: 1,
            move: 'step 50',
          },
        ],
      },
    ],
  },
}
