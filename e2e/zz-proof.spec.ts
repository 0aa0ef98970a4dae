import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, letProofsAge, person, signIn } from './sign-in.ts';

for (const width of [390, 768, 1440])
  for (const theme of ['light', 'dark'] as const)
    for (const lang of ['en', 'th'])
      test(`pictures ${width} ${theme} ${lang}`, async ({ page, context }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await signIn(context, admin);
        await letProofsAge(admin);
        await open(page, `/admin/settings/email?lang=${lang}`);
        await page.locator('#email-fromName').fill('x');
        await page.locator('form:has(#email-fromName) button[type=submit]').click();
        await page.locator('#proof-password').waitFor();
        await page.screenshot({ path: `/tmp/zz/office-${width}-${theme}-${lang}.png` });
        await context.clearCookies();
        const email = await person('CUSTOMER', 'Pic', 'Ture');
        await signIn(context, email);
        await letProofsAge(email);
        await page.goto(`/profile/sign-in?lang=${lang}`);
        await page.locator('#new-email').fill('a@example.com');
        await page.locator('#email-form button[type=submit]').click();
        await page.locator('#email-password').waitFor();
        await page.screenshot({ path: `/tmp/zz/account-${width}-${theme}-${lang}.png` });
      });
