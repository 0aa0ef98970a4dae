import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from './say.ts';

// Checks each file in deploy/ with the program that reads it. Names the programs that are not installed, whose files
// therefore were not checked.
const deploy = join(import.meta.dirname, '../deploy');

type Check = Readonly<{ program: string; args: readonly string[]; env?: Readonly<Record<string, string>> }>;

const front = { SITE_ADDRESS: 'rent.example.com', UPSTREAMS: 'site1:3000 site2:3000' };

const checks: readonly Check[] = [
  { program: 'docker-compose', args: ['-f', 'compose.yaml', '--env-file', 'env.example', 'config', '--quiet'] },
  { program: 'promtool', args: ['check', 'config', 'prometheus.yml'] },
  { program: 'promtool', args: ['check', 'config', 'prometheus-one-machine.yml'] },
  { program: 'promtool', args: ['check', 'rules', 'alerts.yml'] },
  { program: 'caddy', args: ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'], env: front },
  { program: 'sh', args: ['-n', 'site.sh'] },
];

const run = ({ program, args, env }: Check): 'well' | 'missing' | 'wrong' => {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd: deploy,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (error && 'code' in error && error.code === 'ENOENT') return 'missing';
  if (status === 0) return 'well';
  say(`${stdout}${stderr}${error ?? ''}`);
  return 'wrong';
};

const labels = { well: 'well', missing: 'NOT CHECKED: the program is not on this machine', wrong: 'wrong' };

for (const check of checks) {
  const outcome = run(check);
  say(`${check.program} ${check.args.join(' ')}: ${labels[outcome]}`);
  if (outcome === 'wrong') process.exitCode = 1;
}
