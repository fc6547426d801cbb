import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../db/test-database.ts';
import { takeBuiltServer } from './built-server.ts';

/** One PostgreSQL for the whole run; its test files get databases of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startTestCluster(), takeBuiltServer()]);
  project.provide('testCluster', cluster.superuser);
  return cluster.stop;
}
