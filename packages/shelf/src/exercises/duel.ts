import type { ExerciseBook } from '@ecumene/bots'

/** Written by `ecumene exercises`, never by hand; see docs/bots.md. */
export const exercises: ExerciseBook = {
  made: 'ecumene exercises duel --bot search:100 --decisions 60 --short 12 --margin 6 --seed find --games 150',
  id: 'a10b61de3b671934',
  matches: [
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [9, 6, 7, 5, 3, 1, 4, 2, 8, 5],
      log: '1 draft the-great-lighthouse\n0 draft the-great-library\n0 draft the-statue-of-zeus\t7 1 5 1\n0 draft the-temple-of-artemis\n1 draft the-appian-way\n1 draft the-mausoleum\t11 1 5 12 12 14 9 6 0 12 8 3 3 6 3 1 4 4 2 3\n1 build tavern\n0 build quarry\n1 build clay-reserve\n0 build stone-pit\n1 build altar\n0 discard workshop\n1 build glassworks\n0 build guard-tower\n1 discard pharmacist\n0 build scriptorium\n1 discard stable\n0 build wood-reserve\n1 build clay-pit\n0 discard garrison\n1 wonder the-great-lighthouse palisade\n0 build clay-pool\n1 build baths\n0 build theater\n1 build press\n0 build stone-reserve\t1 10 8 13 15 0 10 15 7 3 7 0 4 2 2 5 5 3 3 2\n1 begin 1\n1 build statue\n0 build library\n0 progress architecture\n1 build parade-ground\n0 build aqueduct\n1 build sawmill\n0 build glass-blower\n1 build courthouse\n0 build rostrum\n1 discard laboratory\n0 wonder the-statue-of-zeus walls\n0 demolish sawmill\n1 build forum\n0 build brewery\n1 discard barracks\n0 wonder the-colossus brickyard\n1 discard customs-house\n0 build archery-range\n1 build temple\n0 wonder the-temple-of-artemis dispensary\n0 wonder the-great-library school\t0 3 1\n0 library philosophy\n1 build horse-breeders\t5 2 0 8 0 9 7 10 11 4 13 4 2 10 5 9 4 5 4 4 0 1 1 1 0\n1 begin 1\n1 build builders-guild\n0 build port\n1 build gardens\n0 build circus\n1 discard fortifications\n0 build armory\n1 build pantheon\n0 build pretorium\n1 build magistrates-guild\n0 build arena\n1 build senate\n0 discard university\n1 wonder the-appian-way study\n1 wonder the-mausoleum observatory\n1 rebuild sawmill\n0 build chamber-of-commerce',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [1, 5, 5, 5, 1, 0, 4, 9, 7, 0],
      log: '0 draft the-great-lighthouse\n1 draft the-sphinx\n1 draft the-great-library\t2 3 5 1\n1 draft the-temple-of-artemis\n0 draft circus-maximus\n0 draft the-mausoleum\t14 18 7 13 18 5 2 6 5 4 12 7 5 0 7 3 3 3 3 3\n0 build stone-reserve\n1 build lumber-yard\n0 build stone-pit\n1 build clay-pool\n0 build logging-camp\n1 build quarry\n0 build altar\n1 wonder the-sphinx scriptorium',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [3, 7, 7, 6, 1, 0, 3, 1, 7, 0],
      log: '0 draft the-sphinx\n1 draft the-appian-way\n1 draft the-great-library\t6 6 2 1\n1 draft piraeus\n0 draft the-temple-of-artemis\n0 draft the-hanging-gardens\t6 4 13 4 1 14 14 0 14 2 5 2 4 6 6 1 3 2 0 0\n0 build clay-reserve\n1 build lumber-yard\n0 build stone-reserve\n1 discard apothecary\n0 discard scriptorium\n1 discard workshop\n0 build wood-reserve\n1 build clay-pool\n0 build altar\n1 build theater\n0 discard garrison\n1 discard pharmacist\n0 build quarry\n1 wonder piraeus palisade\n1 build tavern\n0 build clay-pit\n1 build press\n0 build glassworks',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [7, 5, 3, 1, 0, 1, 4, 4, 6, 6],
      log: '1 draft the-great-lighthouse\n0 draft the-hanging-gardens\n0 draft the-sphinx\t5 3 1 3\n0 draft piraeus\n1 draft the-great-library\n1 draft the-statue-of-zeus\t18 1 5 11 7 16 2 15 2 6 5 6 3 4 3 4 2 5 3 2\n1 build stone-pit\n0 build wood-reserve\n1 build lumber-yard\n0 build logging-camp\n1 build glassworks\n0 build theater\n1 wonder the-great-lighthouse garrison\n0 discard workshop\n1 build baths\n0 wonder piraeus scriptorium\n0 build tavern\n1 discard palisade\n0 build quarry\n1 discard guard-tower',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [7, 8, 3, 1, 0, 1, 0, 6, 9, 5],
      log: '1 draft piraeus\n0 draft the-temple-of-artemis\n0 draft the-appian-way\t2 4 0 4\n0 draft the-great-library\n1 draft the-statue-of-zeus\n1 draft circus-maximus\t14 21 2 18 6 4 3 13 9 2 0 4 1 1 1 6 3 5 1 0\n1 build glassworks\n0 build logging-camp\n1 build clay-pit\n0 build stone-reserve\n1 build theater\n0 build clay-pool\n1 discard pharmacist\n0 discard workshop\n1 discard garrison\n0 build stone-pit\n1 build quarry\n0 wonder the-temple-of-artemis palisade\n0 build lumber-yard\n1 build wood-reserve\n0 wonder the-great-library altar\t2 2 0\n0 library economy\n1 build baths\n0 discard scriptorium\n1 discard stable\n0 wonder the-appian-way apothecary\n0 build tavern\t2 4 15 14 9 16 9 13 7 10 0 9 9 7 8 0 6 1 2 3\n0 build drying-room\n1 wonder piraeus customs-house\n1 build caravansery',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [0, 7, 7, 0, 0, 0, 0, 5, 6, 1],
      log: '0 draft the-great-lighthouse\n1 draft the-appian-way\n1 draft the-pyramids\t4 3 0 0\n1 draft piraeus\n0 draft the-hanging-gardens\n0 draft the-great-library\t7 17 13 11 10 13 4 15 10 4 9 8 8 7 0 1 5 2 1 1\n0 build quarry\n1 build stone-reserve\n0 wonder the-great-lighthouse palisade\n1 build wood-reserve\n0 build baths\n1 build glassworks\n0 build theater\n1 discard logging-camp\n0 discard workshop\n1 discard apothecary\n0 discard garrison\n1 discard scriptorium\n0 build clay-reserve\n1 build altar\n0 build tavern\n1 build stone-pit\n0 discard clay-pit\n1 discard stable\n0 build press\n1 wonder the-pyramids pharmacist\t0 10 2 15 17 17 8 6 4 6 7 9 5 7 5 1 6 4 0 2\n1 build glass-blower\n0 build customs-house\n1 build shelf-quarry\n0 build temple\n1 wonder piraeus laboratory\n1 build brewery\n0 discard school\n1 build aqueduct\n0 build walls\n1 build brickyard\n0 discard dispensary\n1 build rostrum\n0 build library\n1 build sawmill\n0 build horse-breeders\n1 build archery-range\n0 build statue\n1 build parade-ground\n0 discard drying-room\n1 wonder the-appian-way barracks\t1 2 4 9 12 14 12 1 12 12 10 10 4 6 9 6 4 5 3 0 2 1 3 0 0\n0 begin 0\n0 build magistrates-guild\n1 wonder circus-maximus arsenal\n1 demolish press\n0 build tacticians-guild\n1 build town-hall\n0 build palace\n1 build armory\n0 build pantheon\n1 build arena\n0 build port\n1 build fortifications\n0 discard siege-workshop\n1 build study\n0 build senate\n1 build chamber-of-commerce\n0 build shipowners-guild\n1 build university\n0 build gardens\n1 build lighthouse',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [4, 7, 2, 6, 4, 0, 0, 3, 9, 1],
      log: '0 draft the-temple-of-artemis\n1 draft the-great-lighthouse\n1 draft the-appian-way\t1 2 5 0\n1 draft the-great-library\n0 draft the-statue-of-zeus\n0 draft the-colossus\t4 14 9 9 16 4 0 6 13 11 5 11 4 1 4 5 0 4 4 0\n0 build stone-pit\n1 build clay-pool\n0 build clay-pit\n1 build logging-camp\n0 build theater\n1 build stable\n0 discard pharmacist\n1 build lumber-yard\n0 discard workshop\n1 build guard-tower\n0 build tavern\n1 build glassworks\n0 build stone-reserve\n1 wonder the-great-library palisade\t4 2 1\n1 library strategy\n0 build wood-reserve\n1 discard baths\n0 build clay-reserve\n1 build quarry\n0 discard altar\n1 build garrison\t15 10 2 10 6 13 8 8 3 5 0 7 5 7 5 1 4 3 4 1\n0 begin 0\n0 build brewery\n1 build archery-range\n0 build glass-blower\n1 discard school\n0 build walls\n1 discard caravansery\n0 build aqueduct\n1 wonder the-great-lighthouse library\n0 wonder the-colossus dispensary\n1 discard laboratory\n0 build sawmill\n1 build brickyard\n0 wonder circus-maximus drying-room\n0 demolish glassworks\n1 build barracks\n0 discard temple\n1 discard shelf-quarry\n0 wonder the-temple-of-artemis forum\n0 wonder the-statue-of-zeus horse-breeders\n0 demolish brickyard\n1 build parade-ground\n0 build statue\t1 5 1 3 0 17 10 13 9 10 1 13 0 1 10 3 9 6 2 5 5 0 1 2 1\n0 begin 0\n0 build arena\n1 discard obelisk\n0 build lighthouse\n1 discard pantheon\n0 build gardens\n1 discard academy\n0 build palace\n1 build magistrates-guild\n0 build pretorium\n1 build shipowners-guild\n0 build town-hall\n1 build circus\n0 build tacticians-guild\n1 build chamber-of-commerce',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [8, 2, 5, 6, 1, 0, 7, 9, 7, 1],
      log: '0 draft piraeus\n1 draft the-great-lighthouse\n1 draft the-sphinx\t5 5 5 3\n1 draft the-temple-of-artemis\n0 draft circus-maximus\n0 draft the-pyramids\t20 2 7 1 2 1 15 15 6 3 11 8 6 7 1 2 5 3 3 0\n0 build stone-reserve\n1 build wood-reserve\n0 discard palisade\n1 build lumber-yard\n0 wonder the-pyramids garrison\n1 discard pharmacist\n0 discard apothecary\n1 wonder the-great-lighthouse stable\n0 build theater\n1 build tavern\n0 build glassworks\n1 discard scriptorium\n0 build stone-pit\n1 build clay-reserve\n0 build logging-camp\n1 build baths\n0 build quarry\n1 build clay-pit\n0 discard workshop\n1 build altar\t5 4 4 6 4 7 6 15 2 6 2 5 6 1 3 2 3 2 0 3\n1 build drying-room\n0 build caravansery\n1 build parade-ground\n0 wonder circus-maximus temple\n0 demolish drying-room\n1 build statue\n0 discard barracks\n1 discard library\n0 build horse-breeders\n1 discard laboratory\n0 wonder piraeus shelf-quarry\n0 build archery-range\n1 wonder the-sphinx school\n1 build brewery\n0 discard forum\n1 wonder the-temple-of-artemis brickyard\n1 wonder the-mausoleum walls\n1 rebuild forum\n0 discard sawmill\n1 discard dispensary\n0 build courthouse\n1 discard customs-house\t5 4 0 2 5 2 19 12 17 4 10 10 9 8 4 1 4 6 0 4 4 1 2 2 1\n1 begin 1\n1 build study\n0 build senate\n1 build merchants-guild\n0 discard pretorium\n1 build obelisk\n0 build pantheon\n1 build moneylenders-guild',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [7, 7, 1, 3, 3, 0, 10, 2, 9, 6],
      log: '0 draft the-temple-of-artemis\n1 draft the-sphinx\n1 draft the-great-library\t1 5 4 3',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [7, 0, 0, 5, 3, 1, 10, 0, 5, 2],
      log: '1 draft piraeus\n0 draft the-hanging-gardens\n0 draft circus-maximus\t5 3 2 4\n0 draft the-temple-of-artemis\n1 draft the-pyramids\n1 draft the-mausoleum\t8 11 13 13 12 8 12 6 9 0 4 1 5 6 4 6 5 3 0 2\n1 build quarry\n0 build glassworks\n1 build clay-pool\n0 build altar\n1 build logging-camp\n0 discard apothecary\n1 build lumber-yard\n0 build stone-pit\n1 build theater\n0 build baths\n1 build stable\n0 discard scriptorium\n1 build clay-pit\n0 discard pharmacist',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [9, 4, 6, 2, 5, 0, 2, 8, 7, 7],
      log: '0 draft the-sphinx\n1 draft circus-maximus\n1 draft the-statue-of-zeus\t5 6 0 2\n1 draft piraeus\n0 draft the-temple-of-artemis\n0 draft the-great-lighthouse\t10 15 18 14 0 9 14 14 12 6 5 7 8 5 2 4 3 3 0 3\n0 build tavern\n1 build clay-reserve\n0 build logging-camp\n1 build lumber-yard\n0 build wood-reserve\n1 build stone-reserve\n0 build theater\n1 discard workshop\n0 wonder the-great-lighthouse garrison\n1 discard stable\n0 discard pharmacist\n1 build clay-pool\n0 build altar\n1 wonder piraeus guard-tower\n1 build glassworks\n0 discard baths\n1 build quarry\n0 discard scriptorium\n1 discard palisade\n0 discard apothecary\t20 10 1 19 4 10 10 5 14 7 5 3 8 8 2 4 3 0 0 0\n0 build brickyard\n1 build statue\n0 build temple\n1 discard horse-breeders\n0 build sawmill\n1 discard laboratory\n0 wonder the-sphinx library\n0 build archery-range\n1 build rostrum\n0 build shelf-quarry\n1 wonder the-statue-of-zeus glass-blower\n1 demolish brickyard\n0 build courthouse\n1 build walls\n0 discard dispensary\n1 wonder the-appian-way forum\n1 build brewery\n0 discard customs-house\n1 wonder circus-maximus school\n0 wonder the-temple-of-artemis barracks\n0 build aqueduct\t3 3 0 10 9 11 11 8 5 11 9 12 5 8 4 3 8 7 5 1 3 0 2 0 1\n0 begin 0\n0 build builders-guild\n1 build pantheon\n0 build chamber-of-commerce\n1 build armory\n0 discard pretorium\n1 build academy\n0 build arena\n1 build port\n0 build town-hall\n1 build magistrates-guild\n0 build arsenal\n1 build palace\n0 discard study\n1 discard scientists-guild\n0 build gardens\n1 build circus\n0 discard university\n1 discard observatory',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [3, 7, 6, 2, 5, 0, 3, 8, 2, 6],
      log: '0 draft the-great-lighthouse\n1 draft the-sphinx\n1 draft the-great-library\t0 4 0 4\n1 draft the-temple-of-artemis\n0 draft the-appian-way\n0 draft the-hanging-gardens\t17 15 16 8 1 8 15 9 8 8 9 0 10 6 6 2 6 5 0 0\n0 build quarry\n1 build clay-reserve\n0 build altar\n1 build clay-pool\n0 wonder the-great-lighthouse apothecary\n1 discard workshop\n0 build lumber-yard\n1 build theater\n0 discard wood-reserve\n1 discard guard-tower\n0 build tavern\n1 build press\n0 wonder circus-maximus clay-pit\n0 demolish press\n1 build logging-camp\n0 build stone-pit\n1 discard baths\n0 build stone-reserve\n1 discard palisade\n0 discard pharmacist\n1 build scriptorium\t13 12 17 10 5 8 1 2 4 11 4 7 6 0 5 6 5 4 0 2\n1 begin 1\n1 build customs-house\n0 wonder the-appian-way laboratory\n0 discard dispensary\n1 discard rostrum\n0 wonder the-hanging-gardens school\n0 build shelf-quarry\n1 build library',
    },
    {
      game: 'duel',
      rules: '1',
      seats: 2,
      options: {
        wonders: 'draft',
        centredPawn: 'begins',
        greatLibraryTokens: 'public',
      },
      deal: [9, 0, 3, 3, 5, 1, 5, 8, 0, 2],
      log: '1 draft the-hanging-gardens\n0 draft the-sphinx\n0 draft the-appian-way\t6 0 1 0\n0 draft the-great-lighthouse\n1 draft the-great-library\n1 draft the-statue-of-zeus\t6 6 0 16 10 3 0 3 2 12 7 6 1 8 5 2 3 4 0 1\n1 build quarry\n0 build stone-reserve\n1 build clay-reserve\n0 build stone-pit\n1 build clay-pit\n0 build altar\n1 build baths\n0 discard pharmacist\n1 build wood-reserve\n0 wonder the-great-lighthouse apothecary\n1 discard workshop\n0 discard logging-camp\n1 discard stable\n0 discard scriptorium\n1 build lumber-yard\n0 build theater\n1 build press\n0 discard guard-tower\n1 wonder the-hanging-gardens clay-pool\n1 build glassworks\t11 13 13 14 0 10 0 1 12 3 1 8 5 3 2 6 0 4 1 0\n1 build statue\n0 build walls\n1 wonder the-great-library horse-breeders\t1 3 1\n1 library strategy\n0 build brickyard\n1 wonder the-statue-of-zeus school\n1 demolish brickyard\n0 build rostrum\n1 build temple\n0 build forum\n1 wonder the-colossus barracks\n0 build glass-blower\n1 build aqueduct\n0 build parade-ground\n1 build archery-range\n0 discard customs-house\n1 build library\n0 build sawmill\n1 build shelf-quarry\n0 build drying-room\n1 discard laboratory\n0 discard dispensary\t4 5 3 16 10 5 0 7 5 7 4 5 3 11 1 3 8 7 4 5 3 3 3 0 1\n0 begin 0\n0 build chamber-of-commerce\n1 build gardens\n0 build moneylenders-guild\n1 discard observatory\n0 wonder the-sphinx university',
    },
  ],
  sets: {
    glance: [
      {
        match: 10,
        ply: 66,
        seat: 0,
        worths: {
          'build lighthouse': 0.999,
          'build senate': 0.012,
          'discard senate': 0.011,
          'discard lighthouse': 0.009,
        },
        reasons: [],
        line: [
          {
            seat: 1,
            move: 'build senate',
          },
        ],
      },
      {
        match: 6,
        ply: 59,
        seat: 0,
        worths: {
          'build pretorium': 0.973,
          'discard pretorium': 0.061,
          'build chamber-of-commerce': 0.036,
          'discard chamber-of-commerce': 0.034,
          'build town-hall': 0.032,
          'discard town-hall': 0.032,
          'discard shipowners-guild': 0.03,
          'build shipowners-guild': 0.028,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'military',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build shipowners-guild',
          },
          {
            seat: 0,
            move: 'build town-hall',
          },
          {
            seat: 1,
            move: 'build chamber-of-commerce',
          },
        ],
      },
      {
        match: 0,
        ply: 67,
        seat: 1,
        worths: {
          'build lighthouse': 0.959,
          'discard lighthouse': 0.751,
          'build academy': 0.196,
          'discard academy': 0.172,
        },
        reasons: [
          {
            feature: 'science',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build palace',
          },
          {
            seat: 1,
            move: 'build academy',
          },
        ],
      },
      {
        match: 6,
        ply: 65,
        seat: 0,
        worths: {
          'build port': 0.915,
          'discard port': 0.902,
          'discard armory': 0.309,
          'build armory': 0.308,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build armory',
          },
        ],
      },
      {
        match: 5,
        ply: 66,
        seat: 0,
        worths: {
          'wonder the-hanging-gardens pretorium': 0.994,
          'wonder the-mausoleum pretorium': 0.933,
          'wonder the-great-library pretorium': 0.63,
          'build pretorium': 0.036,
          'discard pretorium': 0.036,
        },
        reasons: [],
        line: [
          {
            seat: 0,
            move: 'build academy',
          },
        ],
      },
      {
        match: 0,
        ply: 58,
        seat: 0,
        worths: {
          'build pretorium': 0.71,
          'discard study': 0.42,
          'discard pretorium': 0.348,
          'build study': 0.317,
        },
        reasons: [
          {
            feature: 'military',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build study',
          },
        ],
      },
      {
        match: 6,
        ply: 62,
        seat: 1,
        worths: {
          'build circus': 0.284,
          'wonder the-appian-way chamber-of-commerce': 0.048,
          'build chamber-of-commerce': 0.039,
          'discard chamber-of-commerce': 0.029,
          'discard circus': 0.02,
          'wonder the-appian-way circus': 0.02,
          'wonder the-mausoleum chamber-of-commerce': 0.008,
          'wonder the-mausoleum circus': 0.006,
        },
        reasons: [
          {
            feature: 'wonders',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build tacticians-guild',
          },
          {
            seat: 1,
            move: 'wonder the-appian-way chamber-of-commerce',
          },
        ],
      },
      {
        match: 3,
        ply: 3,
        seat: 0,
        worths: {
          'draft piraeus': 0.531,
          'draft the-great-library': 0.331,
          'draft the-statue-of-zeus': 0.323,
          'draft the-mausoleum': 0.316,
        },
        reasons: [
          {
            feature: 'wonders',
            whose: 'own',
          },
          {
            feature: 'wonders',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'draft the-great-library',
          },
          {
            seat: 1,
            move: 'draft the-statue-of-zeus',
          },
        ],
      },
      {
        match: 7,
        ply: 16,
        seat: 0,
        worths: {
          'build glassworks': 0.544,
          'discard glassworks': 0.413,
          'discard scriptorium': 0.379,
          'build scriptorium': 0.359,
        },
        reasons: [
          {
            feature: 'economy',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'wonder the-temple-of-artemis scriptorium',
          },
          {
            seat: 1,
            move: 'build press',
          },
        ],
      },
      {
        match: 5,
        ply: 56,
        seat: 0,
        worths: {
          'build port': 0.416,
          'wonder the-mausoleum port': 0.308,
          'discard port': 0.263,
          'discard siege-workshop': 0.186,
          'wonder the-mausoleum siege-workshop': 0.178,
          'wonder the-great-library port': 0.174,
          'wonder the-hanging-gardens siege-workshop': 0.143,
          'build siege-workshop': 0.124,
          'wonder the-great-library siege-workshop': 0.117,
          'wonder the-hanging-gardens port': 0.116,
        },
        reasons: [
          {
            feature: 'military',
            whose: 'rival',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build fortifications',
          },
          {
            seat: 0,
            move: 'discard siege-workshop',
          },
          {
            seat: 1,
            move: 'build study',
          },
        ],
      },
    ],
    look: [
      {
        match: 4,
        ply: 19,
        seat: 1,
        worths: {
          'build wood-reserve': 0.61,
          'discard wood-reserve': 0.412,
          'wonder the-pyramids wood-reserve': 0.363,
          'wonder piraeus wood-reserve': 0.357,
          'wonder the-statue-of-zeus wood-reserve': 0.31,
          'wonder circus-maximus wood-reserve': 0.239,
        },
        reasons: [
          {
            feature: 'wonders',
            whose: 'own',
          },
          {
            feature: 'economy',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'discard scriptorium',
          },
          {
            seat: 1,
            move: 'build altar',
          },
          {
            seat: 0,
            move: 'build press',
          },
          {
            seat: 1,
            move: 'discard stable',
          },
        ],
      },
      {
        match: 8,
        ply: 3,
        seat: 1,
        worths: {
          'draft piraeus': 0.432,
          'draft the-appian-way': 0.3,
          'draft the-colossus': 0.216,
          'draft circus-maximus': 0.21,
        },
        reasons: [],
        line: [
          {
            seat: 0,
            move: 'draft the-appian-way',
          },
          {
            seat: 0,
            move: 'draft circus-maximus',
          },
        ],
      },
      {
        match: 4,
        ply: 28,
        seat: 1,
        worths: {
          'wonder piraeus customs-house': 0.545,
          'wonder circus-maximus school': 0.37,
          'wonder piraeus school': 0.339,
          'discard school': 0.334,
          'wonder circus-maximus customs-house': 0.316,
          'discard customs-house': 0.312,
          'build customs-house': 0.31,
        },
        reasons: [
          {
            feature: 'economy',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'chains',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build caravansery',
          },
          {
            seat: 0,
            move: 'wonder the-mausoleum school',
          },
          {
            seat: 0,
            move: 'rebuild stable',
          },
        ],
      },
      {
        match: 1,
        ply: 14,
        seat: 1,
        worths: {
          'build press': 0.537,
          'discard press': 0.416,
          'build baths': 0.335,
          'discard baths': 0.318,
          'discard pharmacist': 0.31,
          'build pharmacist': 0.292,
        },
        reasons: [
          {
            feature: 'economy',
            whose: 'own',
          },
          {
            feature: 'economy',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'discard pharmacist',
          },
          {
            seat: 1,
            move: 'discard guard-tower',
          },
          {
            seat: 0,
            move: 'build wood-reserve',
          },
        ],
      },
      {
        match: 0,
        ply: 3,
        seat: 0,
        worths: {
          'draft the-temple-of-artemis': 0.469,
          'draft the-appian-way': 0.403,
          'draft the-colossus': 0.275,
          'draft the-mausoleum': 0.271,
        },
        reasons: [
          {
            feature: 'wonders',
            whose: 'own',
          },
          {
            feature: 'wonders',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'draft the-appian-way',
          },
          {
            seat: 1,
            move: 'draft the-mausoleum',
          },
        ],
      },
      {
        match: 9,
        ply: 20,
        seat: 1,
        worths: {
          'wonder piraeus palisade': 0.724,
          'wonder piraeus workshop': 0.582,
          'discard workshop': 0.531,
          'wonder the-statue-of-zeus workshop': 0.524,
          'build workshop': 0.504,
          'build palisade': 0.491,
          'wonder the-statue-of-zeus palisade': 0.476,
          'discard palisade': 0.469,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'economy',
            whose: 'own',
          },
          {
            feature: 'science',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build clay-reserve',
          },
          {
            seat: 0,
            move: 'discard workshop',
          },
          {
            seat: 1,
            move: 'wonder the-statue-of-zeus wood-reserve',
          },
        ],
      },
      {
        match: 11,
        ply: 35,
        seat: 1,
        worths: {
          'progress architecture': 0.36,
          'progress urbanism': 0.207,
          'progress mathematics': 0.179,
          decline: 0.13,
          'progress theology': 0.115,
          'progress law': 0.108,
        },
        reasons: [
          {
            feature: 'progress',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build glass-blower',
          },
          {
            seat: 1,
            move: 'build statue',
          },
          {
            seat: 0,
            move: 'build walls',
          },
        ],
      },
      {
        match: 9,
        ply: 3,
        seat: 0,
        worths: {
          'draft the-temple-of-artemis': 0.47,
          'draft the-pyramids': 0.305,
          'draft the-colossus': 0.291,
          'draft the-mausoleum': 0.289,
        },
        reasons: [
          {
            feature: 'wonders',
            whose: 'rival',
          },
          {
            feature: 'wonders',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'draft the-pyramids',
          },
          {
            seat: 1,
            move: 'draft the-colossus',
          },
        ],
      },
      {
        match: 3,
        ply: 20,
        seat: 0,
        worths: {
          'build press': 0.723,
          'wonder the-hanging-gardens stable': 0.636,
          'discard press': 0.552,
          'wonder the-hanging-gardens apothecary': 0.526,
          'wonder the-hanging-gardens press': 0.495,
          'discard apothecary': 0.489,
          'build apothecary': 0.427,
          'discard stable': 0.404,
          'build stable': 0.367,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'wonders',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'discard stable',
          },
          {
            seat: 0,
            move: 'discard pharmacist',
          },
          {
            seat: 1,
            move: 'wonder the-pyramids apothecary',
          },
        ],
      },
      {
        match: 11,
        ply: 33,
        seat: 0,
        worths: {
          'build shelf-quarry': 0.83,
          'discard shelf-quarry': 0.748,
          'build walls': 0.677,
          'build statue': 0.634,
          'discard statue': 0.581,
          'build barracks': 0.552,
          'discard walls': 0.533,
          'discard barracks': 0.515,
        },
        reasons: [
          {
            feature: 'military',
            whose: 'own',
          },
          {
            feature: 'chains',
            whose: 'rival',
          },
        ],
        line: [],
      },
    ],
    thought: [
      {
        match: 12,
        ply: 24,
        seat: 1,
        worths: {
          'wonder the-hanging-gardens clay-pool': 0.84,
          'build clay-pool': 0.658,
          'wonder the-great-library clay-pool': 0.583,
          'discard clay-pool': 0.569,
          'wonder the-colossus clay-pool': 0.513,
          'wonder the-statue-of-zeus clay-pool': 0.496,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build glassworks',
          },
        ],
      },
      {
        match: 7,
        ply: 50,
        seat: 0,
        worths: {
          'build pretorium': 0.387,
          'discard pretorium': 0.254,
          'build senate': 0.161,
          'discard senate': 0.153,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'military',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 12,
        ply: 54,
        seat: 0,
        worths: {
          'wonder the-appian-way siege-workshop': 0.504,
          'wonder the-appian-way scientists-guild': 0.385,
          'wonder the-appian-way senate': 0.317,
          'build arena': 0.281,
          'wonder the-appian-way arena': 0.223,
          'build senate': 0.214,
          'build siege-workshop': 0.196,
          'discard siege-workshop': 0.185,
          'discard arena': 0.176,
          'discard senate': 0.147,
          'discard scientists-guild': 0.143,
          'build scientists-guild': 0.124,
          'wonder the-mausoleum siege-workshop': 0.1,
          'wonder the-mausoleum arena': 0.097,
          'wonder the-mausoleum scientists-guild': 0.081,
          'wonder the-mausoleum senate': 0.071,
        },
        reasons: [
          {
            feature: 'military',
            whose: 'rival',
          },
          {
            feature: 'points',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build arena',
          },
          {
            seat: 1,
            move: 'build senate',
          },
        ],
      },
      {
        match: 10,
        ply: 45,
        seat: 0,
        worths: {
          'wonder the-temple-of-artemis barracks': 0.719,
          'wonder the-temple-of-artemis aqueduct': 0.581,
          'build aqueduct': 0.537,
          'discard aqueduct': 0.465,
          'discard barracks': 0.375,
          'build barracks': 0.235,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build aqueduct',
          },
          {
            seat: 0,
            move: 'begin 0',
          },
          {
            seat: 0,
            move: 'build pantheon',
          },
        ],
      },
      {
        match: 11,
        ply: 34,
        seat: 1,
        worths: {
          'build library': 0.338,
          'discard walls': 0.216,
          'build statue': 0.194,
          'wonder the-great-library walls': 0.178,
          'discard barracks': 0.177,
          'discard statue': 0.168,
          'build barracks': 0.154,
          'wonder the-great-library statue': 0.138,
          'wonder the-temple-of-artemis walls': 0.137,
          'wonder the-temple-of-artemis barracks': 0.134,
          'wonder the-sphinx barracks': 0.133,
          'discard library': 0.131,
          'wonder the-great-library barracks': 0.13,
          'wonder the-sphinx walls': 0.129,
          'wonder the-great-library library': 0.126,
          'wonder the-sphinx statue': 0.113,
          'wonder the-temple-of-artemis statue': 0.099,
          'wonder the-temple-of-artemis library': 0.096,
          'wonder the-sphinx library': 0.093,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'progress',
            whose: 'own',
          },
          {
            feature: 'economy',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'progress architecture',
          },
          {
            seat: 0,
            move: 'build glass-blower',
          },
          {
            seat: 1,
            move: 'build statue',
          },
          {
            seat: 0,
            move: 'build walls',
          },
        ],
      },
      {
        match: 2,
        ply: 24,
        seat: 1,
        worths: {
          'wonder the-appian-way logging-camp': 0.31,
          'build logging-camp': 0.178,
          'wonder the-great-library logging-camp': 0.166,
          'discard logging-camp': 0.155,
          'wonder the-statue-of-zeus logging-camp': 0.118,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'economy',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 1,
            move: 'build stone-pit',
          },
        ],
      },
      {
        match: 5,
        ply: 27,
        seat: 0,
        worths: {
          'build customs-house': 0.539,
          'discard customs-house': 0.42,
          'wonder the-great-library school': 0.408,
          'discard school': 0.398,
          'wonder the-hanging-gardens school': 0.383,
          'wonder the-great-library customs-house': 0.351,
          'wonder the-hanging-gardens customs-house': 0.346,
          'build school': 0.299,
          'wonder the-mausoleum school': 0.251,
          'wonder the-mausoleum customs-house': 0.251,
        },
        reasons: [
          {
            feature: 'economy',
            whose: 'own',
          },
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'wonders',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 7,
        ply: 56,
        seat: 0,
        worths: {
          'build siege-workshop': 0.178,
          'build town-hall': 0.097,
          'discard siege-workshop': 0.065,
          'discard town-hall': 0.047,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'military',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 4,
        ply: 30,
        seat: 0,
        worths: {
          'discard school': 0.497,
          'wonder the-mausoleum school': 0.416,
          'build school': 0.408,
          'discard dispensary': 0.347,
          'wonder the-mausoleum dispensary': 0.335,
          'build dispensary': 0.317,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'own',
          },
          {
            feature: 'wonders',
            whose: 'own',
          },
          {
            feature: 'economy',
            whose: 'own',
          },
        ],
        line: [],
      },
      {
        match: 5,
        ply: 24,
        seat: 0,
        worths: {
          'wonder the-hanging-gardens pharmacist': 0.56,
          'build press': 0.492,
          'wonder the-hanging-gardens press': 0.482,
          'discard press': 0.392,
          'discard pharmacist': 0.35,
          'wonder the-great-library press': 0.31,
          'build pharmacist': 0.279,
          'wonder the-great-library pharmacist': 0.27,
          'wonder the-mausoleum press': 0.247,
          'wonder the-mausoleum pharmacist': 0.203,
        },
        reasons: [
          {
            feature: 'points',
            whose: 'rival',
          },
          {
            feature: 'points',
            whose: 'own',
          },
        ],
        line: [
          {
            seat: 0,
            move: 'build press',
          },
        ],
      },
    ],
  },
}
