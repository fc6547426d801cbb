import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { employeeDetails } from '../../../domain/contract/employees.ts';
import { assessmentMessages, resultMessages } from '../../../domain/messages/en/assessments.ts';

test('what a person reads about who sees what is what the contract allows', () => {
  const assessment = { date: '2026-11-20T08:00:00.000Z', type: 'PHQ-9', score: 3, severity: 'Minimal' };
  const mood = { date: '2026-11-20T09:00:00.000Z', mood: '🙂' };
  const stored = { ...assessment, answers: { 'phq9-9': 1 } };
  const seen = z.parse(employeeDetails.reply, { name: 'Asha', assessments: [stored], moods: [{ ...mood, id: '7' }] });

  expect(employeeDetails.access).toBe('admin');
  expect(seen).toEqual({ name: 'Asha', assessments: [assessment], moods: [mood] });
  expect(resultMessages.audience).toContain('admin account');
  expect(resultMessages.audience).toContain('the date, the score and its level, with your name');
  expect(assessmentMessages.audience).toContain('the date, the score and its level) and your moods, with your name');
});
