import type { FastifyInstance } from 'fastify';
import { groupsExport, groupStatistics } from '../../../domain/contract/group-statistics.ts';
import type { ComparedGroup, GroupComparison, GroupFigures } from '../../../domain/contract/group-statistics.ts';
import { askedOf } from '../../../domain/contract/statistics.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { bandText, moodText } from '../../../domain/statistics/figure-names.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { csvFile } from '../../http/csv.ts';
import type { CsvCell } from '../../http/csv.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { compareGroups } from './groups.port.ts';

export function mountGroupStatistics(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, groupStatistics, ({ query, language }) =>
    compareGroups(services, { by: query.by, asked: askedOf(query), language }),
  );

  mountEndpoint(app, services, groupsExport, async ({ query, language }) => {
    const messages = messagesIn[language];
    const { groupColumns, groupCoversColumns } = messages.groups.groupMessages;
    const compared = await compareGroups(services, { by: query.by, asked: askedOf(query), language });
    const header = [...groupColumns, ...(compared.protection ? groupCoversColumns : [])];
    return csvFile('groups.csv', header, [linesOf(compared, messages)]);
  });
}

/** A line for everyone, then one for each group; of each, every level and every mood. */
function linesOf({ whole, groups, protection }: GroupComparison, messages: Messages): CsvCell[][] {
  const { groupMessages } = messages.groups;
  const { protectionMessages } = messages.statistics;
  const covers = protection && [
    protection.covers.map(({ from, through }) => protectionMessages.stretch(from, through)).join(', '),
    protection.give_or_take.part,
  ];
  const nameOf = ({ id, name, within }: ComparedGroup) =>
    id === null ? groupMessages.none : groupMessages.named(name, within);
  const all = [
    { name: groupMessages.everyone, figures: whole, covers: covers && [covers[0] ?? '', null] },
    ...groups.map((group) => ({ name: nameOf(group), figures: group, covers })),
  ];
  return all.flatMap(({ name, figures, covers: own }) =>
    figureKinds.flatMap((kind) =>
      partsOf(figures, kind, messages).map(({ part, count, share }) => [
        name,
        kind === 'mood' ? messages.groups.groupMessages.moodKind : kind,
        part,
        count,
        figures[kind].count,
        percent(share?.share),
        percent(share?.low),
        percent(share?.high),
        ...(own ?? []),
      ]),
    ),
  );
}

function partsOf(figures: GroupFigures, kind: FigureKind, messages: Messages) {
  const { levelNames } = messages.instruments;
  const { groupMessages } = messages.groups;
  const { protectionMessages } = messages.statistics;
  if (kind === 'mood')
    return figures.mood.parts.map(({ name, ...part }) => ({
      ...part,
      part: moodText(name, messages.moods.moodNames, protectionMessages.restName),
    }));
  const { parts, moderate_or_severe: raised } = figures[kind];
  return [
    ...parts.map(({ name, ...part }) => ({ ...part, part: bandText(name, levelNames, protectionMessages.restName) })),
    { ...raised, part: groupMessages.moderateOrSevere },
  ];
}

/** One decimal; an empty cell where there are too few to say. */
function percent(share: number | undefined): CsvCell {
  return share === undefined ? null : Math.round(share * 1000) / 10;
}
