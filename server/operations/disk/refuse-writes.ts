import type { FastifyInstance } from 'fastify';
import { login, logout } from '../../../domain/contract/auth.ts';
import { confirmPassword } from '../../../domain/contract/confirm-password.ts';
import {
  passkeyForSecondFactor,
  passkeyToSignIn,
  sendSecondPasskey,
  signInByPasskey,
} from '../../../domain/contract/second-step.ts';
import { sendSecondFactor } from '../../../domain/contract/second-step.ts';
import { endOtherSessions, endOwnSession } from '../../../domain/contract/sessions.ts';
import {
  backChannelLogout,
  confirmAtProvider,
  finishSingleSignOn,
  startSingleSignOn,
} from '../../../domain/contract/single-sign-on.ts';
import { AppError } from '../../core/app-error.ts';
import type { Readiness } from '../../core/readiness.ts';

/** Seconds: someone has to make room. */
const retryAfter = 30;

/** A few hundred bytes each, of the room that is kept: people who want to read, or to find help, can still come in and leave. */
const toComeAndGo = new Set<string>(
  [
    login,
    logout,
    confirmPassword,
    sendSecondFactor,
    passkeyForSecondFactor,
    sendSecondPasskey,
    passkeyToSignIn,
    signInByPasskey,
    startSingleSignOn,
    finishSingleSignOn,
    confirmAtProvider,
    backChannelLogout,
    endOwnSession,
    endOtherSessions,
  ].map(({ path }) => path),
);

/** Refuses what would be stored while the disk is nearly full: before its caller is asked for and its body is read. */
export function refuseWrites(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || !url.startsWith('/api/') || toComeAndGo.has(url) || !readiness.isSet('disk')) done();
    else done(new AppError('unavailable', { retryAfter, isDiskFull: true }));
  });
}
