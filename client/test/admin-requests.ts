import type { AdminRequest } from '../../domain/contract/admin-requests.ts';

/** Ravi wants Bina to be no admin any more; another admin looks. */
export const removalOfBina: AdminRequest = {
  id: 'r1',
  kind: 'role',
  person: { id: 'bina', name: 'Bina Das' },
  asked_by: { id: 'ravi', name: 'Ravi Rao' },
  asked_at: '2026-11-17T05:30:00.000Z',
  due_at: '2026-11-18T05:30:00.000Z',
  objected_at: null,
  role: 'employee',
  left_on: null,
  email: null,
  about_you: false,
  steps: ['agree'],
};
