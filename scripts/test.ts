import { endOf, runStep, steps } from './test-steps.ts';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in steps));
if (unknown) {
  process.stderr.write(`There is no step ${unknown}. The steps are ${Object.keys(steps).join(', ')}.\n`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
for (const name of asked.length ? asked : Object.keys(steps)) {
  const { passed, failed } = await runStep(name);
  total.passed += passed;
  total.failed += failed;
  if (failed) break;
}
process.stdout.write(endOf(total, { isWhole: asked.length === 0 }));
process.exitCode = total.failed ? 1 : 0;
