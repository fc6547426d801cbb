const notYou = (link: string) => [
  'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਹੁਣੇ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ। ਇਸ ਨਾਲ ਬਾਕੀ ਸਾਰੇ ਡਿਵਾਈਸ ਵੀ ਲੌਗਆਊਟ ਹੋ ਜਾਂਦੇ ਹਨ। ਇੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ:',
  '',
  link,
  '',
  'ਪੱਕਾ ਪਤਾ ਨਾ ਹੋਵੇ ਤਾਂ ਆਪਣੇ ਕਿਸੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਪੁੱਛੋ। ਇੱਥੇ ਕੋਈ ਵੀ ਤੁਹਾਡੇ ਤੋਂ ਪਾਸਵਰਡ ਕਦੇ ਨਹੀਂ ਪੁੱਛੇਗਾ।',
];

export const safetyMails = {
  changed: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲਿਆ ਗਿਆ`,
    text: (at: string, link: string) =>
      [
        `ਤੁਹਾਡੇ ਖਾਤੇ ਦਾ ਪਾਸਵਰਡ ਬਦਲਿਆ ਗਿਆ: ${at}। ਤੁਹਾਡੇ ਬਾਕੀ ਸਾਰੇ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਗਏ।`,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: ਨਵੇਂ ਡਿਵਾਈਸ ਤੋਂ ਲੌਗਇਨ`,
    text: (at: string, device: string, link: string) =>
      [
        `ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਅਜਿਹੇ ਡਿਵਾਈਸ ਤੋਂ ਲੌਗਇਨ ਹੋਇਆ ਜੋ ਤੁਸੀਂ ਇੱਥੇ ਪਹਿਲਾਂ ਨਹੀਂ ਵਰਤਿਆ: ${device}, ${at}।`,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: ਗਲਤ ਪਾਸਵਰਡਾਂ ਤੋਂ ਬਾਅਦ ਲੌਗਇਨ`,
    text: (at: string, device: string, link: string) =>
      [
        `ਕਈ ਗਲਤ ਕੋਸ਼ਿਸ਼ਾਂ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡਾ ਸਹੀ ਪਾਸਵਰਡ ਲਿਖਿਆ ਗਿਆ: ${at}। ਡਿਵਾਈਸ: ${device}।`,
        '',
        'ਜੇ ਤੁਹਾਨੂੰ ਆਪ ਹੀ ਕੁਝ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਕਰਨੀ ਪਈ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${system} ’ਤੇ ${browser}`;
    return browser ?? system ?? 'ਡਿਵਾਈਸ ਦਾ ਪਤਾ ਨਹੀਂ';
  },
} as const;
