import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPolicies } from '../domain/visibility/record-policy.ts';
import { drawnRuns } from '../server/test/long-form.ts';
import * as step from './commands.ts';
import type { Step } from './commands.ts';
import { checkInvariants } from './invariants.ts';
import { allQuestions, freshModel, minutesOfDay, themes } from './model.ts';
import type { Model } from './model.ts';
import { World } from './world.ts';

const { runs, seed } = drawnRuns({ short: 12, long: 10_000, seed: 20_261_122 });
/** Of the run that a report names: straight to it. */
const path = process.env['PROPERTY_PATH'];

const people = 3;

const who = fc.nat(people - 1);
const key = fc.constantFrom('a', 'b', 'c');
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const often = (arbitrary: fc.Arbitrary<Step>, weight: number) => Array.from({ length: weight }, () => arbitrary);

const steps: fc.Arbitrary<Step>[] = [
  ...often(who.map(step.register), 4),
  fc.tuple(who, fc.boolean(), fc.nat(1000)).map((given) => step.login(...given)),
  who.map(step.logout),
  ...often(
    fc
      .tuple(who, one('GAD-7' as const, 'PHQ-9' as const), fc.array(fc.nat(3), { minLength: 1, maxLength: 9 }), key)
      .map((given) => step.submit(...given)),
    4,
  ),
  ...often(who.map(step.submitWrong), 2),
  ...often(
    fc.tuple(who, one('happy', 'calm', 'sad'), key).map((given) => step.mood(...given)),
    3,
  ),
  ...often(one('gad7-2', 'phq9-3', ...allQuestions.slice(0, 2)).map(step.toggle), 2),
  fc.tuple(one('09:00', '11:30'), one(45, 90)).map((given) => step.settings(...given)),
  fc.tuple(who, fc.boolean(), one(null, 20, 120)).map((given) => step.ownReminders(...given)),
  who.map(step.reset),
  one(...recordPolicies).map(step.policy),
  fc.tuple(who, fc.boolean()).map((given) => step.share(...given)),
  ...often(who.map(step.openRecord), 2),
  fc.tuple(who, one(...themes)).map((given) => step.importStaff(...given)),
  who.map(step.erase),
  ...often(who.map(step.goForGood), 2),
  who.map(step.withdraw),
  ...often(one(1, 90, minutesOfDay, 4 * minutesOfDay, 8 * minutesOfDay).map(step.pass), 3),
  fc.tuple(one('calm', 'angry'), key).map((given) => step.together(...given)),
];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const nameOf = (command: { toString(): string }) => command.toString().split(' ')[0] ?? '';

test(
  `simulation: ${runs} runs of several people, compared with a model`,
  { timeout: 60_000 + runs * 5000 },
  async () => {
    const taken: Record<string, number> = {};
    let done = 0;
    const property = fc.asyncProperty(
      fc.commands<Model, World, true>(steps as never, { maxCommands: runs > 60 ? 40 : 14, size: 'max' }),
      async (commands) => {
        await world.begin();
        const model = freshModel(people);
        await fc.asyncModelRun(() => ({ model, real: world }), commands as never);
        await checkInvariants(model, world);
        done += 1;
        // Who waits for ten thousand wants to see how far they are.
        if (done % 500 === 0) process.stdout.write(`simulation: ${done} runs\n`);
        for (const name of [...commands].map(nameOf)) taken[name] = (taken[name] ?? 0) + 1;
      },
    );
    const found = await fc.check(property, { numRuns: runs, seed, ...(path !== undefined && { path }) });
    process.stdout.write(`simulation: seed ${seed}, ${done} runs, steps ${JSON.stringify(taken)}\n`);
    const { errorInstance: cause } = found;
    const why = cause instanceof Error ? cause.stack : '';
    expect(found.failed ? `${fc.defaultReportMessage(found)}\n${why}` : '').toBe('');
  },
);
