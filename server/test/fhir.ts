import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Holds a bundle to HL7's own JSON schema of FHIR R4 (CC0), cut down to what a bundle of ours can reach: packages that bring all
 * of it are 35 MB and more. Returns what is wrong, one line each.
 */
export function fhirFaults(bundle: unknown): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(read(join(import.meta.dirname, '../../node_modules/ajv/dist/refs/json-schema-draft-06.json')));
  const isValid = ajv.compile(read(join(import.meta.dirname, 'fhir-r4.schema.json')));
  isValid(bundle);
  return (isValid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}
