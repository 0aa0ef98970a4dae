export const password = {
  new: 'New password',
  strength: { weak: 'Weak.', fair: 'Fair.', good: 'Good.', strong: 'Strong.' },
  atLeast:
    'At least {{least}} characters of any kind. Common passwords, your name or email, and our name are too easy to guess.',
  reasons: {
    short: 'Too short. Use at least {{least}} characters of any kind.',
    common:
      'Easy to guess. Three or four words that do not belong together are hard to guess and easy to keep in mind.',
    breached: 'It is known from data stolen from other sites. Please choose something else.',
    personal: 'It is too close to your name, your email or our name. Please choose something else.',
  },
  required: 'Password is required',
  same: 'Choose a password that is not your current one',
  refused: 'Please choose another password',
} as const;
