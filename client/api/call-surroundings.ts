interface Surroundings {
  /** Where `/api` is; empty for the page's own origin. */
  origin: string;
  token: () => string | null;
  /** Called when a signed-in call was answered 401 with the token that is still in use. */
  onUnauthorised: (token: string) => void;
  /** Called when a call needs the password first. True once it was given: the call is then made again. */
  onPasswordNeeded: () => Promise<boolean>;
  /** Whether a sign-in is on a device that others use as well. */
  isShared: () => boolean;
  /** That of the page. */
  language: () => string;
  /** Whether the page asks by itself, while no one touches it. */
  isIdle: () => boolean;
  /** Called when nothing is open to the person before they have set up a second factor. */
  onFactorNeeded: () => void;
}

/** As they are at the moment: read again for each call. */
export let surroundings: Surroundings = {
  origin: '',
  token: () => null,
  onUnauthorised: () => undefined,
  onPasswordNeeded: () => Promise.resolve(false),
  isShared: () => false,
  language: () => '',
  isIdle: () => false,
  onFactorNeeded: () => undefined,
};

/** Tells the calls where the server is, whose token they carry, and whom to tell when it is no longer taken. */
export function configureCalls(given: Partial<Surroundings>): void {
  surroundings = { ...surroundings, ...given };
}
