import { changeAdmin } from './change-admin.ts';

/** Gives an account the role of an admin and lets it in. The server may run or stand still. */
await changeAdmin('make-admin');
