import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { employeeDetails } from '../../contract/employees.ts';
import { recordPolicies } from '../../visibility/record-policy.ts';
import { refusalOf } from '../../visibility/rules.ts';
import { audienceMessages } from './audience.ts';

test('what an admin opens has dates, scores, levels and moods with a name, and no single answer', () => {
  const assessment = { date: '2026-11-20T08:00:00.000Z', type: 'PHQ-9', score: 3, severity: 'Minimal' };
  const mood = { date: '2026-11-20T09:00:00.000Z', mood: '🙂' };
  const stored = { ...assessment, answers: { 'phq9-9': 1 } };
  const seen = z.parse(employeeDetails.reply, { name: 'Asha', assessments: [stored], moods: [{ ...mood, id: '7' }] });
  expect(employeeDetails.access).toBe('admin');
  expect(seen).toEqual({ name: 'Asha', assessments: [assessment], moods: [mood] });
  expect(audienceMessages.answers.open).toContain('(date, score and level) and your moods, with your name');
});

test.each(recordPolicies)('the sentences under %s say what the rules do', (policy) => {
  const bare = refusalOf(policy, { reasonGiven: false, shares: false });
  const withReason = refusalOf(policy, { reasonGiven: true, shares: false });
  const shared = refusalOf(policy, { reasonGiven: false, shares: true });
  for (const { [policy]: text } of [audienceMessages.answers, audienceMessages.result]) {
    expect(/who gives a reason/.test(text)).toBe(bare !== undefined && withReason === undefined);
    expect(/only if you share/.test(text)).toBe(bare !== undefined && shared === undefined);
    expect(/No one else can open/.test(text)).toBe(
      bare !== undefined && withReason !== undefined && shared !== undefined,
    );
  }
  const line = audienceMessages.inOneLine[policy];
  expect(line).toMatch(
    bare === undefined
      ? /^Admins can see/
      : withReason === undefined
        ? /^Admins need a reason/
        : shared === undefined
          ? /only what you share$/
          : /^No one else can open/,
  );
});
