import type { WorkLists } from '../../../domain/work-lists.ts';
import { call } from '../../api/api-client.ts';
import { publicQuery } from '../../api/public-query.ts';
import { whereServed } from '../../api/where-served.ts';

const freshFor = 30_000;

const reading = publicQuery('the lists of work', readLists, undefined, freshFor);

/** The specification has fixed lists and names no such call: where nothing answers to it, the choices are those. */
async function readLists(): Promise<WorkLists> {
  const lists = await whereServed(call('GET /api/work-lists'));
  return lists ?? (await import('../../../domain/starting-lists.ts')).startingLists;
}

/** As long a form waits for them before it shows itself without (ms). */
const longestWait = 1500;

/** What a person can choose: as it was last known, until the server has said more. */
export function useWorkLists() {
  return reading.useReading();
}

/** Settles once they are there, or do not come soon, so that a form shows itself with them and nothing jumps. */
export async function waitForWorkLists(): Promise<void> {
  await Promise.race([reading.load(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
