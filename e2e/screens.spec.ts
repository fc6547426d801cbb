import { registerPerson, signIn, submitAssessment, submitMood, test } from './fixtures.ts';
import { visitEach } from './visits.ts';

/** Two addresses; `screens.long.spec.ts` visits them all. */
test('nothing jumps on an old phone in a slow network', async ({ page, request }) => {
  await visitEach(page, [{ address: '/', title: 'Login', isSeenElsewhere: true }]);
  const person = await registerPerson(request);
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(3));
  await submitMood(request, person.token, '😐');
  await signIn(page, person);
  await visitEach(page, [{ address: '/dashboard', title: 'Home', isSeenElsewhere: true }]);
});
