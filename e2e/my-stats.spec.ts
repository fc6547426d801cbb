import { readFileSync } from 'node:fs';
import { countCalls, enter, expect, test } from './fixtures.ts';

const mystats = '/dashboard?tab=mystats';

test.describe('My Stats', () => {
  test('hands the report to the browser as a file, once for a double click', async ({ page, person }) => {
    const sent = countCalls(page, 'GET', '/api/assessment/report');
    await enter(page, person, mystats);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).dblclick();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Mental_Health_Report.pdf');
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(sent.count()).toBe(1);
  });
});
