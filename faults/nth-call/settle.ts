import { sql } from 'kysely';
import { settleEverybody } from '../../server/test/marked-person.ts';
import type { Everybody } from '../../server/test/marked-person.ts';
import {
  givePassword,
  goodPassword,
  randomEmail,
  registerPerson,
  signedInAdmin,
  signedInCounsellor,
} from '../../server/test/people.ts';
import type { SignedInPerson } from '../../server/test/people.ts';
import { makePng } from '../../server/test/pictures.ts';
import { addPasskey, firstStep, turnTotpOn } from '../../server/test/second-factors.ts';
import { softwarePasskey } from '../../server/test/software-passkey.ts';
import type { SoftwarePasskey } from '../../server/test/software-passkey.ts';
import { totpCode } from '../../server/test/totp-code.ts';
import { postKinds } from '../../domain/posts.ts';
import { staffFile, staffImporter } from '../../server/test/staff-files.ts';
import { activeIds, submissionOf } from '../../server/test/submissions.ts';
import type { TestServer } from '../../server/test/test-server.ts';
import { mailDueLinks, mailDueResets, sendOtherMails } from '../../server/test/sent-mails.ts';

/** What valid calls need to have happened before. */
export interface Settled extends Everybody {
  server: TestServer;
  /** Has asked for the account to be deleted. */
  leaving: SignedInPerson;
  /** Is disabled, and marked as leaving. */
  closed: SignedInPerson;
  withTotp: { person: SignedInPerson; code: string; challenge: string };
  startedTotp: { person: SignedInPerson; code: string };
  /** Has a passkey and no app. */
  withPasskey: {
    person: SignedInPerson;
    id: string;
    second: { challenge: string; credential: object };
    alone: object;
  };
  addsPasskey: { person: SignedInPerson; credential: object };
  changesEmail: { person: SignedInPerson; token: string };
  undoesEmail: string;
  resetLink: string;
  invitation: string;
  /** The links of who has left: as mailed, and as the date of birth has opened it. */
  leftMail: string;
  leftLink: string;
  leftErased: string;
  /** What waits for an admin's word, by what is done with it. */
  adminRequests: Record<'agreed' | 'objected' | 'withdrawn', { by: SignedInPerson; id: string }>;
  ids: Record<
    'assessment' | 'mood' | 'freshMood' | 'post' | 'helpLine' | 'entry' | 'otherEntry' | 'session' | 'suggestion',
    string
  >;
  staff: { invited: string; uploaded: string; previewed: string; plan: string };
  newCounsellor: SignedInPerson;
  requestId: string;
  logo: { otherImage: string; url: string };
  entryName: string;
  themes: string[];
  mailCode: string;
  listPlan: string;
  assessment: object;
  notice: number;
  /** As a browser subscribes it, at a push service that is there. */
  device: object;
}

/** One that may be removed. */
const helpLine = { name: 'Ours', numbers: ['1800'], source: 'https://example.org', verified_on: '2026-11-01' };

const tokenIn = (text = '') => /\/([A-Za-z0-9_-]{43})(?:\n|$|\s)/.exec(text)?.[1] ?? '';

/** To be called on an empty server. */
export async function settle(server: TestServer, device: object): Promise<Settled> {
  const everybody = await settleEverybody(server);
  const { you, admins } = everybody;
  const say = async (method: string, path: string, { token }: { token?: string }, body?: unknown) => {
    const answer = await server.inject(method, path, { token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };

  const leaving = await registerPerson(server);
  await say('POST', '/api/account/erasure', leaving, { password: goodPassword });

  const closed = await registerPerson(server);
  await say('PUT', `/api/admin/people/${closed.user.id}/leaving`, admins, { left_on: '2099-01-01' });
  await say('PUT', `/api/admin/people/${closed.user.id}/disabled`, admins, { disabled: true });

  const totp = await registerPerson(server);
  const app = await turnTotpOn(server, totp);
  const { challenge } = (await firstStep(server, totp)).body;
  const starts = await registerPerson(server);
  const { secret } = await say('POST', '/api/account/totp', starts, { password: goodPassword });

  const key = await registerPerson(server);
  const passkey = await addPasskey(server, key);
  const withPasskey = { person: key, ...(await signByPasskey(server, key, passkey)) };
  const adds = await registerPerson(server);
  const { options } = await say('POST', '/api/account/passkeys/options', adds, { password: goodPassword });
  const credential = softwarePasskey('https://evenkeel.example.org').make(options);

  // Several go out at once: none is the last of them.
  const linkFor = async (address: string) =>
    tokenIn((await sendOtherMails(server)).find(({ to, text }) => to === address && tokenIn(text) !== '')?.text);
  const changes = await registerPerson(server);
  const [wanted, another] = [randomEmail(), randomEmail()];
  await say('POST', '/api/account/email', changes, { email: wanted, password: goodPassword });
  const changeLink = await linkFor(wanted);
  const undoes = await registerPerson(server);
  await say('POST', '/api/account/email', undoes, { email: another, password: goodPassword });
  await say('POST', `/api/email-changes/${await linkFor(another)}`, {}, {});
  const undoLink = await linkFor(undoes.user.email);

  const forgetful = await registerPerson(server);
  await say('POST', '/api/auth/forgot-password', {}, { email: forgetful.user.email });
  let resetLink = '';
  await mailDueResets(server.services, async ({ text }) => void (resetLink = tokenIn(text)));

  await givePassword(server, admins);
  const importer = staffImporter(server, admins);
  await importer.store(staffFile([{ name: 'Bipin Sahu', email: 'bipin@example.org' }]));
  let invitation = '';
  await mailDueLinks(server.services, async ({ text }) => void (invitation = tokenIn(text)));
  const more = staffFile([
    { name: 'Bipin Sahu', email: 'bipin@example.org' },
    { name: 'Chitra Rao', email: 'chitra@example.org' },
    'X,no-mail,Education,Teacher,Jharkhand,Jamshedpur',
  ]);
  const { id: uploaded } = (await importer.upload(more)).body;
  const right = more.split('\r\n').slice(0, 3).join('\r\n');
  const { id: previewed } = (await importer.upload(right)).body;
  const { plan } = (await importer.preview(previewed)).body;
  await importer.preview(uploaded);
  const invited = (await say('GET', '/api/admin/staff-list', admins)).invitations[0].id;

  const links: string[] = [];
  let leftMail = '';
  for (const erases of [false, true]) {
    const left = await registerPerson(server);
    await say('PUT', `/api/admin/people/${left.user.id}/leaving`, admins, { left_on: '2026-11-20' });
    leftMail = (await sendOtherMails(server)).map(({ text }) => tokenIn(text)).findLast((one) => one !== '') ?? '';
    const born = { date_of_birth: '1990-02-28' };
    const { token } = await say('POST', `/api/left/${leftMail}/opened`, {}, born);
    links.push(token);
    if (erases) await say('POST', `/api/left/${token}/erasure`, {});
  }

  const from = '2026-11-20';
  const post = {
    kind: postKinds[0],
    title: 'A walk',
    heard: '',
    text: 'Every Friday',
    link: '',
    day: from,
    from,
    until: null,
  };
  const { id: postId } = await say('POST', '/api/admin/posts', admins, post);
  const suggestion = { language: 'en', screen: '/help', sentence: 'Help', better: 'Help and support' };
  await say('POST', '/api/suggestions', you, suggestion);
  const { suggestions } = await say('GET', '/api/admin/suggestions', admins);
  const entries: { id: string; kind: string; name: string }[] = await say('GET', '/api/admin/work-lists', admins);
  const themes = entries.filter(({ kind }) => kind === 'theme');
  const [entry, otherEntry] = themes;
  const image = makePng(120, 40).toString('base64');
  await say('PUT', '/api/admin/organisation/logo', admins, { type: 'image/png', image });
  const { logo } = await say('GET', '/api/organisation', {});
  await say('POST', '/api/admin/test-mail', admins);
  const mailCode = /code is (\d{6})/.exec(server.mails().at(-1)?.text ?? '')?.[1] ?? '';
  const list = await server.inject('POST', '/api/admin/work-lists/theme/import', {
    token: admins.token,
    raw: 'Theme\nRivers',
    headers: { 'content-type': 'text/csv' },
  });
  const newCounsellor = await signedInCounsellor(server);
  const adminRequests = await askForAccess(server, admins);
  const other = await server.inject('POST', '/api/auth/login', {
    body: { email: you.user.email, password: goodPassword },
  });
  if (other.status !== 200) throw new Error(other.text);
  const sessions: { id: string; current: boolean }[] = (await say('GET', '/api/sessions', you)).sessions;
  await givePassword(server, admins);
  await givePassword(server, you);
  return {
    ...everybody,
    server,
    device: { ...device, time_zone: 'Asia/Kolkata' },
    leaving,
    closed,
    withTotp: { person: totp, code: app.code(), challenge },
    startedTotp: {
      person: starts,
      code: totpCode(secret, server.clock.now()),
    },
    withPasskey,
    addsPasskey: { person: adds, credential },
    changesEmail: { person: changes, token: changeLink },
    undoesEmail: undoLink,
    resetLink,
    invitation,
    leftMail,
    leftLink: links[0] ?? '',
    leftErased: links[1] ?? '',
    ids: {
      assessment: (await say('GET', '/api/assessment/all', you))[0].id,
      mood: (await say('GET', '/api/mood', you))[0].id,
      freshMood: (await say('POST', '/api/mood', everybody.colleagues, { mood: 'calm' })).id,
      post: postId,
      helpLine: (await say('POST', '/api/admin/help-lines', admins, helpLine)).id,
      entry: entry?.id ?? '',
      otherEntry: otherEntry?.id ?? '',
      session: sessions.find(({ current }) => !current)?.id ?? '',
      suggestion: suggestions[0].id,
    },
    staff: { invited, uploaded, previewed, plan },
    newCounsellor,
    adminRequests,
    requestId: (await say('GET', '/api/counsellor/requests', everybody.counsellors))[0].id,
    logo: { otherImage: makePng(60, 60).toString('base64'), url: logo.url },
    entryName: entry?.name ?? '',
    themes: themes.map(({ id }) => id),
    mailCode,
    listPlan: list.body.plan,
    assessment: submissionOf('PHQ-9', await activeIds(server, you.token, 'PHQ-9')),
    notice: (await say('GET', '/api/consent', you)).notice,
  };
}

/** Two admins who want something of each other, and of whom the first one, an admin for longer, wants something. */
async function askForAccess(server: TestServer, admins: SignedInPerson): Promise<Settled['adminRequests']> {
  const [asking, asked] = [await signedInAdmin(server), await signedInAdmin(server)];
  await sql`update users set admin_since = admin_since - interval '8 days' where id = ${admins.user.id}`.execute(
    server.owner,
  );
  const known = new Set<string>();
  const ask = async (by: SignedInPerson, whom: SignedInPerson, what: string, body: object) => {
    const path = `/api/admin/people/${whom.user.id}/${what}`;
    const answer = await server.inject('PUT', path, { token: by.token, body });
    if (answer.status !== 202) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    const { body: list } = await server.inject('GET', '/api/admin/admin-requests', { token: by.token });
    // All are asked at the same moment of the test's clock, so that their order says nothing.
    const { id } = list.find((one: { id: string }) => !known.has(one.id));
    known.add(id);
    return id;
  };
  return {
    agreed: { by: admins, id: await ask(asking, asked, 'role', { role: 'employee' }) },
    objected: { by: asked, id: await ask(asking, asked, 'disabled', { disabled: true }) },
    withdrawn: { by: admins, id: await ask(admins, asking, 'role', { role: 'employee' }) },
  };
}

async function signByPasskey(server: TestServer, person: SignedInPerson, passkey: SoftwarePasskey) {
  const { passkeys } = (await server.inject('GET', '/api/account/second-factor', { token: person.token })).body;
  const { challenge } = (await firstStep(server, person)).body;
  const second = await server.inject('POST', '/api/auth/second-factor/passkey-options', { body: { challenge } });
  const alone = await server.inject('POST', '/api/auth/passkey-options', {});
  return {
    id: String(passkeys?.[0]?.id),
    second: { challenge, credential: passkey.sign(second.body.options, { counter: 1 }) },
    alone: passkey.sign(alone.body.options, { counter: 2 }),
  };
}
