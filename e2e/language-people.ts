import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { admin, registerPerson, submitAssessment, submitMood } from './fixtures.ts';
import type { Person } from './fixtures.ts';

export interface LanguagePeople {
  /** With records of her own. */
  asha: Person & { id: string };
  /** A counsellor. */
  kavita: Person;
  adminToken: string;
}

export async function tokenOf(request: APIRequestContext, who: { email: string; password: string }): Promise<string> {
  const { email, password } = who;
  return (await (await request.post('/api/auth/login', { data: { email, password } })).json()).token;
}

/** People with enough records for every figure, all of whom and the admin have chosen the language. */
export async function peopleIn(request: APIRequestContext, code: string): Promise<LanguagePeople> {
  let number = 0;
  const choosing = (token: string) =>
    request.put('/api/auth/update-profile', {
      headers: { Authorization: `Bearer ${token}` },
      data: { language: code },
    });
  const named = async (name: string) => {
    const person = await registerPerson(request, { name, email: `${code.charCodeAt(0)}${(number += 1)}@9.example` });
    await choosing(person.token);
    return person;
  };
  for (const score of [0, 1, 2, 3, 1, 2]) {
    const { token } = await named('रवि राव');
    await submitAssessment(request, token, 'GAD-7', Array(7).fill(score));
    await submitAssessment(request, token, 'PHQ-9', Array(9).fill(score));
    await submitMood(request, token, score > 1 ? 'sad' : 'calm');
  }
  const person = await named('आशा मुर्मू');
  for (const score of [3, 1, 2]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(score));
  for (const score of [1, 2]) await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(score));
  for (const mood of ['angry', 'happy', 'neutral', 'sad', 'calm']) await submitMood(request, person.token, mood);
  const own = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
  const asha = { ...person, id: (await own.json()).id };
  const counsellor = await named('कविता');
  const token = await tokenOf(request, admin);
  const headers = { Authorization: `Bearer ${token}` };
  const [found] = await (await request.get(`/api/admin/people?q=${counsellor.email}`, { headers })).json();
  await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role: 'counsellor' } });
  await choosing(token);
  return { asha, kavita: { ...counsellor, token: await tokenOf(request, counsellor) }, adminToken: token };
}

/** A browser of its own, in the language by its cookie, and signed in where someone is given. */
export async function visitIn(
  browser: Browser,
  url: string,
  code: string,
  who?: { token: string; role: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([{ name: 'language', value: code, url }]);
  if (who) {
    await context.addInitScript(({ token, role }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('role', role);
    }, who);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
