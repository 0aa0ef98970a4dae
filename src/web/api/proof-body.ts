/** What a visitor types to prove who they are: digits alone are the code of the app, anything else a recovery code. */
export const proofBody = (form: FormData) => {
  const typed = (name: string) => String(form.get(name) ?? '');
  const code = typed('code').trim();
  const given = /^[\d\s]+$/.test(code) ? { code } : { recoveryCode: code.slice(0, 40) };
  return { password: typed('password'), ...(code !== '' && given) };
};
