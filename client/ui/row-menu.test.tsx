import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/axe.ts';
import { RowMenu } from './row-menu.tsx';

const chosen = vi.fn();

function Screen() {
  const [count, setCount] = useState(0);
  const act = (what: string) => () => {
    chosen(what);
    setCount(count + 1);
  };
  return (
    <main>
      <h1>People</h1>
      <RowMenu
        label="Actions for Asha Rani"
        actions={[
          { label: 'Make admin', act: act('admin') },
          { label: 'End sessions', act: act('sessions') },
          { label: 'Disable account', danger: true, act: act('disable') },
        ]}
      />
      <button type="button">After it</button>
    </main>
  );
}

const opener = page.getByRole('button', { name: 'Actions for Asha Rani' });
const menu = page.getByRole('menu', { name: 'Actions for Asha Rani' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('screens.md, people: one menu is walked by keys, and Escape goes back to its button', async () => {
  await render(<Screen />);
  await expect.element(opener).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Make admin')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Disable account')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{End}{Home}e');
  await expect.element(item('End sessions')).toHaveFocus();
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Disable account')).toHaveFocus();
});

test('a choice closes it, acts once, and gives the focus back; Tab and a click outside close it', async () => {
  chosen.mockClear();
  await render(<Screen />);
  await opener.click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['sessions']]);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Make admin')).toHaveFocus();
  await userEvent.tab();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'After it' })).toHaveFocus();
  await opener.click();
  await page.getByRole('heading').click();
  await expect.element(menu).not.toBeInTheDocument();
  expect(chosen).toHaveBeenCalledOnce();
});

test('a shortcut of the browser is no letter to look for', async () => {
  await render(<Screen />);
  await opener.click();
  await userEvent.keyboard('{Control>}e{/Control}');
  await expect.element(item('Make admin')).toHaveFocus();
});
