import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/axe.ts';
import { TabPanels } from './tab-panels.tsx';

const tab = (name: string) => page.getByRole('tab', { name });

test('screens.md, one history: tabs are walked by arrows, Home and End, and show their part at once', async () => {
  await render(
    <main>
      <h1>History</h1>
      <TabPanels
        label="Records"
        panels={['Assessments', 'Mood Entries', 'Notes'].map((name) => ({
          key: name,
          name,
          content: <p>{`All ${name}`}</p>,
        }))}
      />
    </main>,
  );
  await expect.element(tab('Assessments')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect.element(tab('Assessments')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Mood Entries')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Mood Entries' })).toHaveTextContent('All Mood Entries');
  await expect.element(page.getByText('All Assessments')).not.toBeInTheDocument();
  await expect.element(tab('Assessments')).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{End}');
  await expect.element(tab('Notes')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Assessments')).toHaveFocus();
  await expectAccessible(document.body);
});
