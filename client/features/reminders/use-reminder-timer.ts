import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DueReminders } from '../../../domain/reminders/due-between.ts';
import { snoozeMinutes } from '../../../domain/reminders/snooze.ts';
import type { NextDue } from '../../../domain/reminders/next-due.ts';
import { snoozeFieldOf } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { logToConsole } from '../../settings/console-log.ts';
import { readToken } from '../../api/stored-token.ts';
import { changeOwn, loadReminders } from './own-reminders.api.ts';
import type { ReminderReplies } from './own-reminders.api.ts';
import { planFromReplies } from './plan-from-replies.ts';
import { isHidden, joinTabs } from './tabs.ts';
import type { Tabs } from './tabs.ts';
import { createTimer } from './timer.ts';
import type { Timer } from './timer.ts';
import { reminderNotification } from '#messages/reminders.ts';

/** The specification's check. */
const checkEvery = 60_000;

/** A return to the tab so soon after a load needs no other one (ms). */
const freshFor = 15_000;

/** Outlives the screen, so that a visit to another one and back restarts no interval; a new session does. */
let kept: { token: string | null; timer: Timer } | undefined;

function timerOfSession(): Timer {
  const token = readToken();
  if (kept?.token !== token) kept = { token, timer: createTimer(new Date()) };
  return kept.timer;
}

/** Checks every 60 s and whenever the tab comes back. What is due in a hidden tab is a system notification. */
export function useReminderTimer(onDue: (due: DueReminders) => void) {
  const [timer] = useState(timerOfSession);
  const [next, setNext] = useState<NextDue>();
  const receive = useEffectEvent(onDue);
  const tabs = useRef<Tabs>(null);
  const lookNow = useRef(() => {});

  useEffect(() => {
    let isOver = false;
    let known: ReminderReplies = { settings: undefined, preferences: undefined };
    let loadedAt = 0;
    let [asked, heard] = [0, 0];

    async function load() {
      const turn = (asked += 1);
      const replies = await loadReminders();
      // An answer that was overtaken by a later one is old.
      if (isOver || turn < heard) return;
      heard = turn;
      loadedAt = Date.now();
      known = { settings: replies.settings ?? known.settings, preferences: replies.preferences ?? known.preferences };
      if (known.settings !== undefined) timer.follow(planFromReplies(known.settings, known.preferences), new Date());
    }

    function look() {
      if (isOver) return;
      const now = new Date();
      if (tabs.current?.leads() && (!isHidden() || canNotify())) {
        const due = timer.check(now);
        if (due) tabs.current.tell();
        if (due && due.kinds.length > 0) pass(due);
      }
      setNext(timer.next(now));
    }

    function pass(due: DueReminders) {
      if (isHidden()) void notify(due.kinds).catch(() => receive(due));
      else receive(due);
    }

    /** What was changed meanwhile holds already; a load that fails, at the latest after 30 s, holds nothing up. */
    async function loadAndLook() {
      await load();
      look();
    }

    function comeBack() {
      if (isHidden()) return;
      tabs.current?.askToLead();
      if (Date.now() - loadedAt > freshFor) void loadAndLook();
      else look();
    }

    tabs.current = joinTabs({
      memory: timer.memory,
      adopt: timer.adopt,
      onLead: look,
      onChange: () => void loadAndLook(),
    });
    lookNow.current = look;
    void findWorker();
    void loadAndLook();
    const interval = setInterval(() => void loadAndLook(), checkEvery);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isOver = true;
      tabs.current?.close();
      clearInterval(interval);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [timer]);

  function snooze(kinds: readonly ReminderKind[]) {
    const until = new Date(Date.now() + snoozeMinutes * 60_000);
    timer.snooze(kinds, until);
    setNext(timer.next(new Date()));
    const body = Object.fromEntries(kinds.map((kind) => [snoozeFieldOf(kind), until.toISOString()]));
    changeOwn(body).catch(() => logToConsole('The snooze holds on this page only.'));
  }

  return { next, snooze, look: () => lookNow.current() };
}

/** The one notification that there is: a later reminder takes the place of an earlier one. */
const noticeTag = 'evenkeel-reminder';

let registration: ServiceWorkerRegistration | undefined;

/** Has to be called before `canNotify` says yes. */
async function findWorker(): Promise<void> {
  if ('serviceWorker' in navigator) registration = await navigator.serviceWorker.ready;
}

function canNotify(): boolean {
  return registration !== undefined && 'Notification' in window && Notification.permission === 'granted';
}

async function notify(kinds: readonly ReminderKind[]): Promise<void> {
  const { title, body } = reminderNotification(kinds);
  await registration?.showNotification(title, { body, tag: noticeTag, icon: '/icon-192.png', data: { kinds } });
}
