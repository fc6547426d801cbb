import type { QueryOf } from '../../../domain/contract/endpoint.ts';
import type { ComparedGroup, GroupComparison, groupStatistics } from '../../../domain/contract/group-statistics.ts';
import { fileHeadings } from '../../../domain/file-headings.ts';
import { askedOf } from '../../../domain/contract/statistics.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { csvFile } from '../../http/csv.ts';
import type { CsvCell } from '../../http/csv.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { figuresOf } from './figures-of.ts';

export function answerGroupStatistics(services: Services): HandlersOf<'groupStatistics'> {
  const compare = (query: QueryOf<typeof groupStatistics>) =>
    figuresOf(services, askedOf(query), (figures) => figures.groups(query.by));
  return {
    groupStatistics: ({ query }) => compare(query),

    groupsExport: async ({ query, language }) => {
      const lines = linesOf(await compare(query), messagesIn[language]);
      return csvFile('groups.csv', fileHeadings.groups, [lines]);
    },
  };
}

/** A line for everyone, then one for each group; of each, both questionnaires and the moods. */
function linesOf({ whole, groups, covers }: GroupComparison, { groups: words }: Messages): CsvCell[][] {
  const { groupMessages } = words;
  const nameOf = ({ kind, name, within }: ComparedGroup) =>
    kind === 'entry' ? groupMessages.named(name, within) : groupMessages[kind];
  const all = [
    { name: groupMessages.everyone, figures: whole },
    ...groups.map((group) => ({ name: nameOf(group), figures: group })),
  ];
  return all.flatMap(({ name, figures }) =>
    figureKinds.map((kind) => {
      const { people, raised } = figures[kind];
      const what = kind === 'mood' ? groupMessages.moods : kind;
      const shares = [raised?.share, raised?.low, raised?.high].map(percent);
      return [name, what, people, groupMessages.raised(kind), ...shares, covers?.from ?? null, covers?.through ?? null];
    }),
  );
}

/** One decimal; an empty cell where there are too few to say. */
function percent(share: number | undefined): CsvCell {
  return share === undefined ? null : Math.round(share * 1000) / 10;
}
