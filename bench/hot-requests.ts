import { questionIdOf } from '../domain/instruments/care.ts';
import { gad7 } from '../domain/instruments/gad7.ts';
import { moodOf } from '../domain/moods.ts';
import type { HttpRequest } from './http-load.ts';

const answers = Object.fromEntries(gad7.items.map(({ n }) => [questionIdOf(gad7.type, n), n % 4]));
const total = Object.values(answers).reduce((sum, value) => sum + value, 0);

export interface NamedRequest extends HttpRequest {
  name: string;
}

export const writes: readonly NamedRequest[] = [
  {
    name: 'submit an assessment',
    method: 'POST',
    path: '/api/assessment',
    body: { type: gad7.type, answers, total_score: total },
  },
  { name: 'log a mood', method: 'POST', path: '/api/mood', body: { mood: moodOf('calm').emoji } },
];

/** What is asked beside a bare server: writes, and the history that says whether care waits. */
export const compared: readonly NamedRequest[] = [
  ...writes,
  { name: 'own history', method: 'GET', path: '/api/assessment/history?type=PHQ-9' },
];

/** What such a call is answered with. */
export const statusOf = ({ method }: Pick<HttpRequest, 'method'>): number => (method === 'GET' ? 200 : 201);

/** What an organisation asks most, in one mixture. */
export const mixture: readonly NamedRequest[] = [
  { name: 'me', method: 'GET', path: '/api/auth/me' },
  { name: 'history', method: 'GET', path: '/api/assessment/history?type=GAD-7' },
  ...writes,
];
