import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { byWireName, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { lastDayOf } from '../../../domain/statistics/blocks.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { halves, moodHalves } from '../../../domain/statistics/figure-names.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { isTookPartShown, offBy, shownBlocks, sumOf } from '../../../domain/statistics/protected-blocks.ts';
import { areFiguresMade } from '../protected-aggregates/make-figures.ts';
import { askedBlocks } from '../protected-aggregates/protected-figures.ts';
import type { Services } from '../services.ts';
import { countAllEmployees } from './statistics.queries.ts';

/** What is shown of a kind, and of how many blocks; 0 blocks where nothing is. */
async function kindsOf(services: Services, asked: Asked) {
  const blocks = await askedBlocks(services, asked);
  const { minGroup: least } = services.config;
  return {
    blocks,
    of: (kind: FigureKind) => {
      const shown = shownBlocks(blocks, kind, least);
      return { ...sumOf(shown, kind), blocks: shown.length };
    },
  };
}

export async function protectedOverview(
  services: Services,
  { asked, language }: { asked: Asked; language: Language },
): Promise<ReplyOf<typeof statisticsOverview>> {
  const { minGroup: least } = services.config;
  const { blocks, of } = await kindsOf(services, asked);
  const participation = blocks.findLast((block) => isTookPartShown(block, least));
  const [first, last] = [blocks[0], blocks.at(-1)];
  const most = Math.max(...figureKinds.map((kind) => of(kind).blocks));
  const { protectionMessages } = messagesIn[language].statistics;
  const text = [
    protectionMessages.why(least),
    protectionMessages.limits,
    ...((await areFiguresMade(services)) ? [] : [protectionMessages.making]),
  ];
  return {
    totalEmployees: await countAllEmployees(services.db),
    ...byWireName('submissions', (type) => of(type).answered),
    moodEntries: of('mood').answered,
    participants: participation && Math.max(0, participation.tookPart),
    protection: {
      min_group: least,
      covers: first && last ? { from: first.firstDay, through: lastDayOf(last.firstDay) } : null,
      shown: figureKinds.filter((kind) => of(kind).blocks > 0),
      participants: participation ? { from: participation.firstDay, through: lastDayOf(participation.firstDay) } : null,
      give_or_take: {
        raised: offBy('raised', most),
        answered: offBy('answered', most),
        participants: offBy('tookPart', 1),
      },
      text: text.join(' '),
    },
  };
}

/** Of each questionnaire that is shown: those at a moderate or severe level, and the others. */
export async function protectedSeverity(services: Services, asked: Asked): Promise<ReplyOf<typeof statisticsSeverity>> {
  const { of } = await kindsOf(services, asked);
  const shown = instrumentTypes.filter((type) => of(type).blocks > 0);
  if (shown.length === 0) return [];
  return halves.map((name, place) => {
    const countOf = (type: InstrumentType) => {
      const { answered, raised } = of(type);
      return place === 0 ? answered - raised : raised;
    };
    const counts = byWireName('key', (type) => (shown.includes(type) ? countOf(type) : undefined));
    return { name, value: shown.reduce((sum, type) => sum + countOf(type), 0), ...counts };
  });
}

export async function protectedMoods(
  services: Services,
  asked: Asked,
): Promise<ReplyOf<typeof statisticsMoodDistribution>> {
  const { answered, raised, blocks } = (await kindsOf(services, asked)).of('mood');
  if (blocks === 0) return [];
  return moodHalves.map((label, place) => ({ label, count: place === 0 ? answered - raised : raised }));
}

/** People with a result in each block, each counted once; a type that is not shown in a block is named as withheld. */
export async function protectedSubmissions(
  services: Services,
  asked: Asked,
): Promise<ReplyOf<typeof statisticsDailySubmissions>> {
  const { minGroup: least } = services.config;
  return (await askedBlocks(services, asked)).flatMap((block) => {
    const withheld = instrumentTypes.filter((type) => shownBlocks([block], type, least).length === 0);
    if (withheld.length === instrumentTypes.length) return [];
    const countOf = (type: InstrumentType) => (withheld.includes(type) ? 0 : sumOf([block], type).answered);
    return [{ date: block.firstDay, through: lastDayOf(block.firstDay), ...byWireName('count', countOf), withheld }];
  });
}
