import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { previewStaffImport, uploadStaffList } from '../../../../domain/contract/staff-list.ts';
import { call, callFile, callPage } from '../../../api/api-client.ts';
import { usePages } from '../../../api/use-pages.ts';

const staffKey = ['staff-list'];

export type UploadedFile = ReplyOf<typeof uploadStaffList>;

/** The list in pages, with its counts. `q` searches; '' finds everyone. */
export function useInvitations(q: string) {
  return usePages([...staffKey, q], (cursor = '', signal) =>
    callPage('GET /api/admin/staff-list', { query: { q, cursor }, signal }),
  );
}

export function useStaffAnew() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: staffKey });
}

/** New links: for one person, or for all whose link is over. */
export function useInviteAgain() {
  const anew = useStaffAnew();
  return useMutation({
    mutationKey: staffKey,
    mutationFn: (id?: string) => call('POST /api/admin/staff-list/invitations', { body: { id } }),
    onSettled: anew,
  });
}

export function useWithdraw() {
  const anew = useStaffAnew();
  return useMutation({
    mutationKey: staffKey,
    mutationFn: (id: string) => call('DELETE /api/admin/staff-list/:id', { params: { id } }),
    onSettled: anew,
  });
}

export function uploadFile(file: Blob): Promise<UploadedFile> {
  return call('POST /api/admin/staff-imports', { upload: file });
}

export function previewFile(id: string, choice: BodyInputOf<typeof previewStaffImport>) {
  return call('POST /api/admin/staff-imports/:id/preview', { params: { id }, body: choice });
}

export function confirmFile(id: string, plan: string, leavers: boolean) {
  return call('POST /api/admin/staff-imports/:id/confirm', { params: { id }, body: { plan, leavers } });
}

export function readProgress(id: string) {
  return call('GET /api/admin/staff-imports/:id', { params: { id } });
}

/** Choosing another file leaves this one, which would go by itself a day later. */
export function dropFile(id: string): void {
  void call('DELETE /api/admin/staff-imports/:id', { params: { id } }).catch(() => undefined);
}

export function loadFaults(id: string): Promise<Blob> {
  return callFile('GET /api/admin/staff-imports/:id/faults.csv', { params: { id } });
}

export function loadTemplate(): Promise<Blob> {
  return callFile('GET /api/admin/staff-list/template.csv');
}
