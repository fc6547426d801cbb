import { setupMessages } from '#messages/setup.ts';
import { Notice } from '../../ui/notice.tsx';

/** Where the page has come over plain http from another machine: what people send can be read on the way. */
export function PlainHttpNotice({ isEncrypted = globalThis.isSecureContext }: { isEncrypted?: boolean }) {
  return isEncrypted ? null : <Notice tone="warning">{setupMessages.plainHttp}</Notice>;
}
