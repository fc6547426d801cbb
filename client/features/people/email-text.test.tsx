import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmailText } from './email-text.tsx';

test('a long address breaks before its @ and its dots alone, and stays the same text', async () => {
  const email = 'sunita.kumari-mahato@community-participation.example.org';
  const { container } = await render(
    <p style={{ inlineSize: '20ch', overflowWrap: 'anywhere' }}>
      <EmailText email={email} />
    </p>,
  );
  expect(container.textContent).toBe(email);
  const breaks = [...container.querySelectorAll('wbr')].map(({ nextSibling }) => nextSibling?.textContent);
  expect(breaks).toEqual(['.kumari-mahato', '@community-participation', '.example', '.org']);
});
