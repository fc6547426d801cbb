import { createSharedCount } from '../../ui/shared-count.ts';

/** Whether the popup shows its faces, which ask the same as those of the screen behind it. */
export const askedByPopup = createSharedCount();
