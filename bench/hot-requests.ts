import { questionIdOf } from '../domain/instruments/care.ts';
import { gad7 } from '../domain/instruments/gad7.ts';
import { moodOf } from '../domain/moods.ts';
import type { HttpRequest } from './http-load.ts';

const answers = Object.fromEntries(gad7.items.map(({ n }) => [questionIdOf(gad7.type, n), n % 4]));
const total = Object.values(answers).reduce((sum, value) => sum + value, 0);

export interface HotRequest extends HttpRequest {
  name: string;
  status: number;
  /** The least share of the bare loop's throughput. */
  least: number;
  isWrite: boolean;
}

/** The calls that an organisation makes most. */
export const hotRequests: readonly HotRequest[] = [
  { name: 'me', method: 'GET', path: '/api/auth/me', status: 200, least: 0.5, isWrite: false },
  {
    // A person has some twenty records: twelve moods, and four of each questionnaire.
    name: 'history of one questionnaire, some four records',
    method: 'GET',
    path: '/api/assessment/history?type=GAD-7',
    status: 200,
    least: 0.5,
    isWrite: false,
  },
  {
    name: 'submit an assessment',
    method: 'POST',
    path: '/api/assessment',
    body: { type: gad7.type, answers, total_score: total },
    status: 201,
    least: 0.6,
    isWrite: true,
  },
  {
    name: 'log a mood',
    method: 'POST',
    path: '/api/mood',
    body: { mood: moodOf('calm').emoji },
    status: 201,
    least: 0.6,
    isWrite: true,
  },
];
