import { registerHooks } from 'node:module';
import { json } from 'node:stream/consumers';

/*
 * Reads an OpenAPI document from its input and writes its types. The generator builds them with the compiler's own parts, which the
 * compiler that we use no longer offers: it gets those that this package carries.
 */
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
});
const { default: openapiTS, astToString } = await import('openapi-typescript');
process.stdout.write(astToString(await openapiTS(await json(process.stdin))));
