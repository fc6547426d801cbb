import { expect } from 'vitest';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import type { RecordPolicy } from '../domain/visibility/record-policy.ts';
import { endTheWait } from '../server/test/chosen-policy.ts';
import { goodPassword, registration } from '../server/test/people.ts';
import { staffFile } from '../server/test/staff-files.ts';
import { absentPerson, allQuestions, minutesOfDay, questionsOf } from './model.ts';
import type { Model, ModelPerson } from './model.ts';
import type { World } from './world.ts';

/** One step of a simulation: what the program does, compared at once with what the model says. */
export interface Step {
  check(model: Readonly<Model>): boolean;
  run(model: Model, world: World): Promise<void>;
  toString(): string;
}

export const emailOf = (who: number) => `person${who}@example.org`;

const otherPassword = 'Other#River43';

/** A step of someone who has an account; `act` gets an open session of theirs. */
function personStep(
  name: string,
  who: number,
  act: (person: ModelPerson, world: World, model: Model, session: string) => Promise<void>,
  may: (person: ModelPerson) => boolean = () => true,
): Step {
  return {
    check: ({ people }) => {
      const person = people[who];
      return person !== undefined && person.state !== 'none' && person.sessions.length > 0 && may(person);
    },
    run: async (model, world) => {
      const person = personOf(model, who);
      await act(person, world, model, person.sessions.at(-1) ?? '');
    },
    toString: () => `${name} ${who}`,
  };
}

export function personOf({ people }: Model, who: number): ModelPerson {
  const person = people[who];
  if (!person) throw new Error(`there is no person ${who}`);
  return person;
}

export const register = (who: number): Step => ({
  check: () => true,
  run: async (model, world) => {
    const person = personOf(model, who);
    const answer = await world.call('POST', '/api/auth/register', registration({ email: emailOf(who) }));
    if (person.state !== 'none') {
      expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
      return;
    }
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    const session = `${who}.${person.born + 1}.r`;
    world.tokens.set(session, answer.body.token);
    world.ids.set(who, answer.body.user.id);
    model.people[who] = {
      ...absentPerson(),
      born: person.born + 1,
      state: 'here',
      password: goodPassword,
      sessions: [session],
    };
  },
  toString: () => `register ${who}`,
});

export const login = (who: number, isRight: boolean, nonce: number): Step => ({
  check: ({ people }) => {
    const person = people[who];
    return person !== undefined && (isRight ? person.wrongGuesses < 4 : person.wrongGuesses < 3);
  },
  run: async (model, world) => {
    const person = personOf(model, who);
    const password = isRight && person.state !== 'none' ? person.password : 'Wrong#Guess42';
    const answer = await world.call('POST', '/api/auth/login', { email: emailOf(who), password });
    if (!isRight || person.state === 'none') {
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_login']);
      person.wrongGuesses += 1;
      return;
    }
    expect(answer.status).toBe(200);
    const session = `${who}.${person.born}.${nonce}.${person.sessions.length}`;
    world.tokens.set(session, answer.body.token);
    person.sessions = [...person.sessions, session].slice(-10);
    person.wrongGuesses = 0;
  },
  toString: () => `login ${who} ${isRight ? 'right' : 'wrong'}`,
});

export const logout = (who: number): Step =>
  personStep('logout', who, async (person, world, _model, session) => {
    expect((await world.call('POST', '/api/auth/logout', undefined, session)).status).toBe(200);
    person.sessions = person.sessions.filter((one) => one !== session);
    expect((await world.call('GET', '/api/auth/me', undefined, session)).status).toBe(401);
  });

export const submit = (who: number, type: InstrumentType, values: readonly number[], key: string): Step =>
  personStep(`submit ${type} ${key}`, who, async (person, world, model, session) => {
    const ids = questionsOf(model, type);
    if (ids.length === 0) return;
    const answers = Object.fromEntries(ids.map((id, at) => [id, values[at % values.length] ?? 0]));
    const total = Object.values(answers).reduce((sum, value) => sum + value, 0);
    const body = { type, total_score: total, answers };
    const said = JSON.stringify(body);
    const known = person.keys.get(`assessment ${key}`);
    const answer = await world.call('POST', '/api/assessment', body, session, key);
    if (known !== undefined && known !== said) {
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict']);
      return;
    }
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    expect(answer.body.total_score).toBe(total);
    if (known === undefined) person.assessments.push({ type, answers, total });
    person.keys.set(`assessment ${key}`, said);
  });

export const submitWrong = (who: number): Step =>
  personStep('submit with a question that is not asked', who, async (_person, world, model, session) => {
    const asleep = allQuestions.find((id) => id.startsWith('gad7-') && !model.active.has(id));
    const ids = [...questionsOf(model, 'GAD-7'), ...(asleep === undefined ? [] : [asleep])];
    const answers = Object.fromEntries(ids.map((id) => [id, 1]));
    // Without a question that rests it is the sum that is wrong.
    const total_score = asleep === undefined ? ids.length + 1 : ids.length;
    const answer = await world.call('POST', '/api/assessment', { type: 'GAD-7', total_score, answers }, session);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

export const mood = (who: number, word: string, key: string): Step =>
  personStep(`mood ${word} ${key}`, who, async (person, world, _model, session) => {
    const known = person.keys.get(`mood ${key}`);
    const answer = await world.call('POST', '/api/mood', { mood: word }, session, key);
    expect(answer.status).toBe(known !== undefined && known !== word ? 409 : 201);
    if (known === undefined) person.moods.push(word);
    if (known === undefined) person.keys.set(`mood ${key}`, word);
  });

export const toggle = (id: string): Step => ({
  check: () => true,
  run: async (model, world) => {
    const answer = await world.call('PATCH', `/api/questions/${id}`, undefined, 'admin');
    if (model.active.has(id)) model.active.delete(id);
    else model.active.add(id);
    expect([answer.status, answer.body.is_active]).toEqual([200, model.active.has(id)]);
  },
  toString: () => `toggle ${id}`,
});

export const settings = (at: string, minutes: number): Step => ({
  check: () => true,
  run: async (model, world) => {
    const body = {
      mood_popup_1: at,
      mood_popup_2: '17:00',
      water_interval_minutes: minutes,
      posture_interval_minutes: 30,
    };
    expect((await world.call('POST', '/api/admin/reminder-settings', body, 'admin')).status).toBe(200);
    model.reminders = { mood_popup_1: at, water_interval_minutes: minutes };
  },
  toString: () => `settings ${at} ${minutes}`,
});

export const ownReminders = (who: number, waterOn: boolean, ownWater: number | null): Step =>
  personStep('own reminders', who, async (person, world, _model, session) => {
    const body = { water_on: waterOn, water_interval_minutes: ownWater };
    expect((await world.call('PUT', '/api/reminders/mine', body, session)).status).toBe(200);
    Object.assign(person, { waterOn, ownWater });
  });

export const reset = (who: number): Step =>
  personStep(
    'reset',
    who,
    async (person, world, _model, session) => {
      const link = await world.askForLink(emailOf(who));
      expect(link).toHaveLength(43);
      const newPassword = person.password === goodPassword ? otherPassword : goodPassword;
      const answer = await world.call('POST', `/api/auth/reset-password/${link}`, { newPassword });
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
      Object.assign(person, { password: newPassword, wrongGuesses: 0, resets: person.resets + 1 });
      for (const ended of person.sessions)
        expect((await world.call('GET', '/api/auth/me', undefined, ended)).status, session).toBe(401);
      person.sessions = [];
      const again = await world.call('POST', `/api/auth/reset-password/${link}`, { newPassword: goodPassword });
      expect(again.status).toBe(400);
    },
    // At most three mails an hour.
    ({ resets }) => resets < 2,
  );

export const policy = (chosen: RecordPolicy): Step => ({
  check: () => true,
  run: async (model, world) => {
    expect((await world.call('PUT', '/api/admin/record-policy', { policy: chosen }, 'admin')).status).toBe(200);
    // That a milder one waits for a week is the matter of its own tests.
    await endTheWait(world.server);
    model.policy = chosen;
  },
  toString: () => `policy ${chosen}`,
});

export const share = (who: number, shares: boolean): Step =>
  personStep(`share ${shares}`, who, async (person, world, _model, session) => {
    expect((await world.call('PUT', '/api/sharing', { shares }, session)).status).toBe(200);
    person.shares = shares;
  });

const refusals = { reason: 'reason_needed', consent: 'not_shared', never: 'statistics_only' } as const;

export const openRecord = (who: number): Step => ({
  check: ({ people }) => people[who]?.state !== 'none',
  run: async (model, world) => {
    const person = personOf(model, who);
    const answer = await world.call('GET', `/api/admin/employee-details/${world.ids.get(who)}`, undefined, 'admin');
    const may = model.policy === 'open' || (model.policy === 'consent' && person.shares);
    if (!may && model.policy !== 'open') {
      expect([answer.status, answer.body.code]).toEqual([403, refusals[model.policy]]);
      return;
    }
    expect(answer.status).toBe(200);
    expect(answer.body.assessments.length).toBeLessThanOrEqual(person.assessments.length);
    person.openings += 1;
  },
  toString: () => `open ${who}`,
});

export const importStaff = (who: number, theme: string): Step => ({
  check: () => true,
  run: async (model, world) => {
    const { outcome } = { outcome: await world.importStaff(staffFile([{ email: emailOf(who), theme }])) };
    const person = personOf(model, who);
    if (person.state === 'none') return;
    expect(outcome.invited).toBe(0);
    person.theme = theme;
  },
  toString: () => `import ${who} ${theme}`,
});

export const erase = (who: number): Step =>
  personStep('erase', who, async (person, world, model, session) => {
    const answer = await world.call('POST', '/api/account/erasure', { password: person.password }, session);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    if (person.state === 'asked') return;
    person.state = 'asked';
    person.eraseAtMinute = model.minute + 7 * minutesOfDay;
  });

export const withdraw = (who: number): Step =>
  personStep('withdraw', who, async (person, world, _model, session) => {
    expect((await world.call('DELETE', '/api/account/erasure', undefined, session)).status).toBe(200);
    person.state = 'here';
  });

export const pass = (minutes: number): Step => ({
  check: () => true,
  run: async (model, world) => {
    model.minute += minutes;
    const ended: string[] = [];
    model.people.forEach((person, who) => {
      Object.assign(person, { wrongGuesses: minutes >= 61 ? 0 : person.wrongGuesses, resets: 0 });
      if (person.state !== 'asked' || person.eraseAtMinute > model.minute) return;
      ended.push(...person.sessions);
      model.people[who] = { ...absentPerson(), born: person.born };
    });
    await world.pass(minutes);
    for (const session of ended) expect((await world.call('GET', '/api/auth/me', undefined, session)).status).toBe(401);
  },
  toString: () => `pass ${minutes}`,
});

/** Someone deletes the account, and does not come back in time. */
export const goForGood = (who: number): Step => ({
  check: (model) => erase(who).check(model),
  run: async (model, world) => {
    await erase(who).run(model, world);
    await pass(8 * minutesOfDay).run(model, world);
  },
  toString: () => `gone ${who}`,
});

/** Everyone at the same moment. */
export const together = (word: string, key: string): Step => ({
  check: ({ people }) => people.some(({ sessions }) => sessions.length > 0),
  run: async (model, world) => {
    const steps = model.people.map((_, who) => mood(who, word, key)).filter((step) => step.check(model));
    await Promise.all(steps.map((step) => step.run(model, world)));
  },
  toString: () => `together ${word} ${key}`,
});
