import { defineEndpoint } from './endpoint.ts';
import { periodQuery } from './statistics.ts';

/** The figures of `statistics.ts` as spreadsheets. */
// @__NO_SIDE_EFFECTS__
function statisticsExport<const Name extends string>(name: Name, summary: string) {
  return defineEndpoint({
    method: 'GET',
    path: `/api/admin/exports/${name}.csv`,
    access: 'admin',
    shows: 'figures',
    summary,
    limit: 'exports',
    query: periodQuery,
    reply: 'file',
    fileTypes: ['text/csv'],
  });
}

export const severityExport = statisticsExport('severity', 'Results of each level as a spreadsheet.');
export const dailySubmissionsExport = statisticsExport(
  'daily-submissions',
  'Questionnaires of each day as a spreadsheet.',
);
export const moodDistributionExport = statisticsExport('mood-distribution', 'Moods as a spreadsheet.');
export const averageScoresExport = statisticsExport('average-scores', 'Average scores as a spreadsheet.');
