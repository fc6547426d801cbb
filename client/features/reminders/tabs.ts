import type { TimerMemory } from './timer.ts';

/**
 * One tab of a browser shows the reminders. It holds a lock, tells the others after each check what it has shown, and
 * hands over to a tab that someone looks at while it is hidden itself. Closed, it leaves the lock to the next one.
 */
export interface Tabs {
  leads: () => boolean;
  /** Tells the others what has been shown by now. */
  tell: () => void;
  /** To be called whenever this tab may have become visible. */
  askToLead: () => void;
  close: () => void;
}

interface Needs {
  memory: () => TimerMemory;
  adopt: (memory: TimerMemory) => void;
  onLead: () => void;
  onChange: () => void;
}

type Message =
  | { type: 'ask'; from: string; visible: boolean }
  | { type: 'state'; memory: TimerMemory; to?: string; yields?: boolean }
  | { type: 'change' };

export const reminderChannel = 'evenkeel-reminders';
const lockName = 'evenkeel-reminders';

/** As long a new tab without locks waits for the others to say what they have shown (ms). */
const longestWait = 300;

/** As long a lock that was offered to another tab is kept for it (ms). */
const keptForOther = 1000;

export const isHidden = () => document.hidden || document.visibilityState === 'hidden';

export function joinTabs({ memory, adopt, onLead, onChange }: Needs): Tabs {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');
  const channel = new BroadcastChannel(reminderChannel);
  const closing = new AbortController();
  const send = (message: Message) => {
    if (!closing.signal.aborted) channel.postMessage(message);
  };
  // Locks are missing on plain http addresses: then every tab that someone looks at leads, and tells the others.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  /** The request by which this tab leads. */
  let held: LockOptions | null = null;
  /** One request waits for the lock at a time, however often it is handed over. */
  let waits = false;
  let release = () => {};

  const leads = () => (locks ? held !== null : !isHidden());

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'change') onChange();
    if (data.type === 'ask' && leads()) {
      const yields = isHidden() && data.visible;
      if (yields) handOver();
      send({ type: 'state', memory: memory(), to: data.from, yields });
    }
    if (data.type !== 'state' || (locks && held)) return;
    adopt(data.memory);
    if (data.to === id && data.yields) void hold({ steal: true });
  });

  async function hold(options: LockOptions) {
    if (!options.steal && waits) return;
    if (!options.steal) waits = true;
    try {
      await locks?.request(lockName, options, () => {
        if (!options.steal) waits = false;
        if (closing.signal.aborted) return undefined;
        held = options;
        onLead();
        return new Promise<void>((resolve) => (release = resolve));
      });
    } catch {
      // Another tab has taken over, or this one was closed while it waited.
    }
    // The one that waited may lead by now.
    if (held === options) held = null;
    if (locks && !closing.signal.aborted) void hold({ signal: closing.signal });
  }

  function handOver() {
    held = null;
    // The other takes the lock by force, and this one then waits behind it; should it be gone, the next one leads.
    setTimeout(release, keptForOther);
  }

  send({ type: 'ask', from: id, visible: !isHidden() });
  // The first tab has the lock at once; any other waits for it, and hears meanwhile what has been shown.
  if (locks) void hold({ signal: closing.signal });
  else setTimeout(onLead, longestWait);

  return {
    leads,
    tell: () => send({ type: 'state', memory: memory() }),
    askToLead() {
      if (!leads() && !isHidden()) send({ type: 'ask', from: id, visible: true });
    },
    close() {
      held = null;
      closing.abort();
      release();
      channel.close();
    },
  };
}
