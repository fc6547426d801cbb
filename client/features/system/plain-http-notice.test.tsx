import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { setupMessages } from '#messages/setup.ts';
import { PlainHttpNotice } from './plain-http-notice.tsx';

it('ASVS 12.2.1: an admin whose page came unencrypted from another machine is told so', async () => {
  const { container } = await render(<PlainHttpNotice isEncrypted={false} />);
  expect(container.textContent).toBe(setupMessages.plainHttp);
});

it('says nothing over https, or on this machine', async () => {
  const { container } = await render(<PlainHttpNotice />);
  expect(container.textContent).toBe('');
});
