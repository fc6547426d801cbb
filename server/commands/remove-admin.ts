import { changeAdmin } from './change-admin.ts';

/** Takes the role of an admin, disables the account and signs it out. The server may run or stand still. */
await changeAdmin('remove-admin');
