/** What a page says at a sign-in on a device that others use as well. Where nothing is said, it is one's own. */
export const sharedDeviceHeader = 'x-shared-device';

/** A session there ends after so long without a call, or sooner where the settings say so. */
export const sharedIdleMinutes = 30;
