import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { version } from '../../core/version.ts';
import { isThisMachine } from '../../config/settings/this-machine.ts';
import { right, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** What the program is tested with; an older one can't even read its files. */
const leastNode = 24;

export const checkVersions: Check = async () => {
  const { versions } = doctorMessages;
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < leastNode) return wrong(versions.oldNode(node, String(leastNode)));
  return right(versions.fine(version, node));
};

export const checkProxy: Check = async ({ config: { host, publicUrl, trustProxy } }) => {
  const { proxy } = doctorMessages;
  const isHttps = publicUrl.startsWith('https:');
  if (!isThisMachine(host) && trustProxy === 0) return wrong(proxy.inTheClear(host));
  if (trustProxy > 0 && !isHttps) return wrong(proxy.noHttps(publicUrl));
  if (isHttps && trustProxy === 0) return wrong(proxy.notCounted(publicUrl));
  return right(isHttps ? proxy.fine(publicUrl) : proxy.alone);
};
