import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citiesOf as startCities, states as startStates } from '../../../domain/places.ts';
import { designations as startDesignations, themes as startThemes } from '../../../domain/registration-options.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const lists = async () => (await server.request('GET', '/api/work-lists')).body;

describe('the lists', () => {
  it('start as the specification has them, for anyone', async () => {
    expect(await lists()).toEqual({
      theme: startThemes,
      designation: startDesignations,
      state: startStates.map((name) => ({ name, cities: startCities(name) })),
    });
  });

  it('leave out what is retired, and a state that has no city left', async () => {
    const retire = (name: string) =>
      server.services.db
        .updateTable('work_list_entries')
        .set({ retired_at: new Date() })
        .where('name', '=', name)
        .execute();
    for (const name of ['Sports', 'Driver', 'Gopalpur', 'Khopoli', 'Punjab']) await retire(name);
    const { theme, designation, state } = await lists();
    expect(theme).not.toContain('Sports');
    expect(designation).not.toContain('Driver');
    expect(state.map(({ name }: { name: string }) => name)).toEqual(['Jharkhand', 'Odisha', 'Uttar Pradesh']);
    expect(state[1].cities).not.toContain('Gopalpur');
  });
});
