import { page } from 'vitest/browser';
import type { CallBackRequest, OwnCallBack } from '../../domain/contract/call-backs.ts';
import type { Answers } from './answer-calls.ts';
import { startingLines } from './help-lines.ts';
import { openScreen } from './open-screen.tsx';

export const kavita = { id: '2', name: 'Kavita Rao' };
export const meera = { id: '3', name: 'Meera Das' };

export const card = page.getByRole('region', { name: 'Ask for a call back' });
export const askButton = card.getByRole('button', { name: 'Ask for a call back' });
export const news = page.getByRole('region', { name: 'Your request for a call' });

/** No one has asked yet. */
export const unasked: OwnCallBack = {
  available: true,
  counsellors: [kavita],
  answer_within_hours: 24,
  hours: [],
  time_zone: 'Asia/Kolkata',
  sends: ['name', 'phone', 'preferred_time', 'note'],
  request: null,
  lines: [],
};

export const openRequest: NonNullable<OwnCallBack['request']> = {
  id: '1',
  state: 'waiting',
  requested_at: '2026-11-18T05:00:00.000Z',
  answer_by: '2026-11-19T05:00:00.000Z',
  taken_at: null,
  outcome: null,
  outcome_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'After 5',
  note: null,
  counsellors: [kavita],
  new_counsellors: [],
};

/** Keeps the request, as the server does. */
export async function openWithCallBack(address: string, first: OwnCallBack = unasked, answers: Answers = {}) {
  let kept = first;
  return openScreen(address, {
    role: 'employee',
    answers: {
      'GET /api/help-lines': startingLines,
      'GET /api/call-back': () => kept,
      'POST /api/call-back': ({ body }) => {
        const { phone, preferred_time, note } = body as CallBackRequest;
        kept = { ...kept, request: { ...openRequest, phone, preferred_time, note } };
        return kept;
      },
      'DELETE /api/call-back': () => {
        const gone = { phone: null, preferred_time: null, note: null, counsellors: [] };
        kept = { ...kept, request: { ...openRequest, ...gone, state: 'withdrawn' } };
        return kept;
      },
      ...answers,
    },
  });
}
