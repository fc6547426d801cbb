import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { byInstrument, byWireName, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { lastDayOf } from '../../../domain/statistics/blocks.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { halves, moodHalves } from '../../../domain/statistics/figure-names.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import {
  isTookPartShown,
  offBy,
  raisedShare,
  shownBlocks,
  sumOf,
} from '../../../domain/statistics/protected-blocks.ts';
import type { Block } from '../../../domain/statistics/protected-blocks.ts';
import { countInvited } from '../accounts/registration/invited.queries.ts';
import { areFiguresMade } from './made-once/make-figures.ts';
import { askedBlocks } from './made-once/protection.ts';
import type { Services } from '../services.ts';
import { notCompared } from './compare-groups.ts';
import type { Figures } from './figures.ts';
import { countAllEmployees } from './statistics.queries.ts';

/** Figures about people in blocks of four weeks, without averages and groups: either would cost as much protection as all the rest. */
export function protectedFigures(services: Services, asked: Asked): Figures {
  const { minGroup: least } = services.config;
  const readBlocks = () => askedBlocks(services, asked);
  const readKinds = async () => kindsIn(await readBlocks(), least);
  return {
    protection: async (language) => protectionIn(services, await readBlocks(), language),
    overview: async (language) => {
      const blocks = await readBlocks();
      const kindOf = kindsIn(blocks, least);
      const participation = lastWithParticipants(blocks, least);
      const invited = await countInvited(services.db);
      return {
        totalEmployees: await countAllEmployees(services.db),
        ...byWireName('submissions', (type) => kindOf(type).answered),
        moodEntries: kindOf('mood').answered,
        participants: participation && Math.max(0, participation.tookPart),
        protection: await protectionIn(services, blocks, language),
        ...(invited > 0 && { invited }),
      };
    },
    // For each questionnaire that is shown: people at a moderate or severe level, and the others.
    severity: async () => {
      const kindOf = await readKinds();
      const shown = instrumentTypes.filter((type) => kindOf(type).blocks > 0);
      if (shown.length === 0) return [];
      return halves.map((name, place) => {
        const countOf = (type: InstrumentType) => kindOf(type).halves[place] ?? 0;
        const counts = byWireName('key', (type) => (shown.includes(type) ? countOf(type) : undefined));
        return { name, value: shown.reduce((sum, type) => sum + countOf(type), 0), ...counts };
      });
    },
    // People with a result in each block, each counted once; a type that is not shown in a block is named as withheld.
    submissions: async () =>
      (await readBlocks()).flatMap((block) => {
        const kindOf = kindsIn([block], least);
        const withheld = instrumentTypes.filter((type) => kindOf(type).blocks === 0);
        if (withheld.length === instrumentTypes.length) return [];
        const counts = byWireName('count', (type) => kindOf(type).answered);
        return [{ date: block.firstDay, through: lastDayOf(block.firstDay), ...counts, withheld }];
      }),
    moods: async () => {
      const mood = (await readKinds())('mood');
      return mood.blocks === 0 ? [] : moodHalves.map((label, place) => ({ label, count: mood.halves[place] ?? 0 }));
    },
    averages: () => Promise.resolve([]),
    shares: async () => {
      const kindOf = await readKinds();
      const raisedOf = (kind: FigureKind) => {
        const { blocks, answered, raised } = kindOf(kind);
        if (blocks === 0) return { count: null, raised: { count: null, share: null } };
        const share = raisedShare({ answered, raised }, blocks) ?? null;
        return { count: answered, raised: { count: raised, share } };
      };
      const mood = raisedOf('mood');
      return {
        ...byInstrument((type) => {
          const { count, raised } = raisedOf(type);
          return { count, parts: [], moderate_or_severe: raised };
        }),
        mood: { count: mood.count, parts: mood.count === null ? [] : [{ name: moodHalves[1], ...mood.raised }] },
      };
    },
    groups: (by) => Promise.resolve(notCompared(by, least)),
  };
}

/** What is shown of a kind, and of how many blocks; 0 blocks where nothing is. */
function kindsIn(blocks: readonly Block[], least: number) {
  return (kind: FigureKind) => {
    const shown = shownBlocks(blocks, kind, least);
    const { answered, raised } = sumOf(shown, kind);
    return { answered, raised, halves: [answered - raised, raised], blocks: shown.length };
  };
}

const lastWithParticipants = (blocks: readonly Block[], least: number) =>
  blocks.findLast((block) => isTookPartShown(block, least));

async function protectionIn(
  services: Services,
  blocks: readonly Block[],
  language: Language,
): Promise<StatisticsProtection> {
  const { minGroup: least } = services.config;
  const kindOf = kindsIn(blocks, least);
  const participation = lastWithParticipants(blocks, least);
  const [first, last] = [blocks[0], blocks.at(-1)];
  const most = Math.max(...figureKinds.map((kind) => kindOf(kind).blocks));
  return {
    min_group: least,
    covers: first && last ? { from: first.firstDay, through: lastDayOf(last.firstDay) } : null,
    shown: figureKinds.filter((kind) => kindOf(kind).blocks > 0),
    participants: participation ? { from: participation.firstDay, through: lastDayOf(participation.firstDay) } : null,
    give_or_take: {
      raised: offBy('raised', most),
      answered: offBy('answered', most),
      participants: offBy('tookPart', 1),
    },
    text: (await areFiguresMade(services)) ? '' : messagesIn[language].statistics.protectionMessages.making,
  };
}
