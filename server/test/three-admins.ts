import { afterAll, beforeAll, beforeEach } from 'vitest';
import { adminsOfEachOther } from './admins-of-each-other.ts';
import type { SignedInPerson } from './people.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export let server: TestServer;
export let admins: ReturnType<typeof adminsOfEachOther>;
/** Three who have been admins for eight days, others for each test. */
export let angry: SignedInPerson;
export let bina: SignedInPerson;
export let chitra: SignedInPerson;

/** To be called once in a file of tests: all that is exported here is of that file's server. */
export function withThreeAdmins(): void {
  beforeAll(async () => {
    server = await startTestServer();
    admins = adminsOfEachOther(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [angry, bina, chitra] = await admins.settle();
  });
}

export const requests = (by = chitra) => admins.requests(by);
export const firstId = (by = chitra) => admins.firstId(by);
/** Time passes, and all three sign in again who may. */
export const pass = (hours: number) => admins.pass(hours, [angry, bina, chitra]);
