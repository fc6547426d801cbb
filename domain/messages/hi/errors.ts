import { agreeingAfterDays } from '../../admin-requests.ts';
import { emergencyNumber } from '../../help-lines.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { logoLimits } from '../../organisation-logo.ts';
import { moodRemovalMinutes } from '../../moods.ts';
import { challengeMinutes, mostPasskeys } from '../../second-factor.ts';
import { longestWaitDays } from '../../taken.ts';
import { assessmentMessages } from './assessments.ts';
import { severalFaults } from './field-faults.ts';
import { numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { ErrorCode } from '../../errors.ts';

/** To someone who has proved that the account is theirs. */
function accountDisabled(whom: string): string {
  return `आपका अकाउंट बंद किया गया है, इसलिए लॉगिन नहीं हो सकता। वजह जानने या वापस आने के लिए संपर्क करें: ${whom}।`;
}

/** The same where the organisation has said whom to ask. */
export function accountClosed(contact: string): string {
  return accountDisabled(`आपके यहाँ के वेलनेस एडमिन, या ${contact}`);
}

/** What a person reads when a call is refused, unless a screen has a sentence of its own. */
export const errorMessages = drafted<Record<ErrorCode, string>>({
  invalid_input: severalFaults,
  broken_json: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  not_an_object: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  sum_mismatch: 'जोड़ जवाबों से मेल नहीं खाता। कुछ सेव नहीं हुआ। कृपया फिर से भेजें।',
  answers_incomplete: 'कृपया हर सवाल का जवाब दें। कुछ सेव नहीं हुआ।',
  wrong_questionnaire: 'कुछ जवाब किसी और प्रश्नावली के हैं। कुछ सेव नहीं हुआ।',
  reset_link_invalid: 'पासवर्ड बदलने का यह लिंक अब नहीं चलता। कृपया नया लिंक माँगें।',
  join_link_invalid: 'यह लिंक अब नहीं चलता। कृपया नया लिंक माँगें।',
  unreadable_file: 'यह फ़ाइल पढ़ी नहीं जा सकी। कुछ सेव नहीं हुआ।',
  leaving_link_invalid: 'यह लिंक अब नहीं चलता, या पूरा कॉपी नहीं हुआ।',
  email_link_invalid: 'यह लिंक अब नहीं चलता। शायद यह इस्तेमाल हो चुका है, इसकी जगह नया आ गया है, या यह बहुत पुराना है।',
  bad_idempotency_key: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  taken_ahead: 'इस डिवाइस की घड़ी हमारी घड़ी से आगे है, इसलिए कुछ सेव नहीं हुआ। कृपया तारीख और समय देख लें।',
  taken_too_long_ago: `इस डिवाइस की घड़ी के हिसाब से यह ${longestWaitDays} दिन से ज़्यादा पुराना है, इसलिए सेव नहीं हुआ।`,
  logo_refused: `यह तस्वीर नहीं लग सकी। ऐसी PNG, JPEG या WebP चुनें जो ${logoLimits.mostBytes / 1024} KB से बड़ी न हो, और हर तरफ़ ${logoLimits.leastSide} से ${logoLimits.mostSide} पिक्सेल हो।`,
  passkey_refused: 'आपके ब्राउज़र का जवाब ठीक नहीं बैठा। कुछ नहीं बदला। कृपया फिर से कोशिश करें।',
  mail_code_wrong: 'यह हमारे सबसे नए टेस्ट ईमेल का कोड नहीं है। फिर से देखें, या नया ईमेल भेजें।',
  sso_failed: 'लॉगिन नहीं हो पाया। कुछ नहीं बदला। कृपया फिर से कोशिश करें।',
  sso_ended: 'इसमें बहुत देर हो गई, या यह किसी और ब्राउज़र में शुरू हुआ था। कुछ नहीं बदला। फिर से शुरू करें।',
  not_signed_in: 'आगे बढ़ने के लिए लॉगिन करें।',
  wrong_login: 'यह ईमेल या पासवर्ड सही नहीं है।',
  forbidden: 'आपके अकाउंट को यह करने की अनुमति नहीं है।',
  wrong_password: 'यह पासवर्ड सही नहीं है। कुछ नहीं बदला।',
  password_needed: 'आगे बढ़ने के लिए अपना पासवर्ड डालें।',
  second_factor_needed: 'लॉगिन के लिए दूसरा चरण पूरा करें।',
  second_factor_setup_needed: 'आपके रोल के लिए लॉगिन में दूसरा चरण ज़रूरी है। पहले उसे लगाएँ।',
  second_factor_wrong: 'यह कोड सही नहीं है, या इस्तेमाल हो चुका है। ऐप में दिखने वाला अगला कोड डालें।',
  second_factor_over: `यह चरण ${numberInWords(challengeMinutes)} मिनट बाद, या बहुत बार कोशिश करने पर खत्म हो जाता है। कृपया फिर से शुरू करें।`,
  passkey_wrong: 'इस पासकी से लॉगिन नहीं हो पाया। अपने पासवर्ड से लॉगिन करें।',
  reason_needed: 'बताएँ कि यह रिकॉर्ड देखना क्यों ज़रूरी है, और अपना पासवर्ड डालें।',
  not_shared: 'इस व्यक्ति ने अपना रिकॉर्ड शेयर नहीं किया है।',
  statistics_only: 'यहाँ नाम वाला रिकॉर्ड कोई नहीं खोल सकता। सबके कुल आँकड़े देखे जा सकते हैं।',
  record_of_disabled:
    'यह अकाउंट बंद किया गया है, इसलिए इसका रिकॉर्ड भी बंद रहता है: यह व्यक्ति देख नहीं पाता कि रिकॉर्ड किसने खोला।',
  invitation_needed: 'यहाँ रजिस्टर करने के लिए न्योता चाहिए। न्योते वाले ईमेल का लिंक खोलें।',
  domain_not_allowed: 'कृपया अपने ऑफ़िस वाले ईमेल से रजिस्टर करें।',
  confirmation_needed: 'पहले अपना ईमेल पक्का करें। हम आपको एक लिंक भेजेंगे।',
  password_change_needed: 'पहले अपना खुद का पासवर्ड चुनें।',
  first_password_over: 'इस पहले पासवर्ड का समय पूरा हो गया है। सर्वर चलाने वाले से कहें कि npm run first-password से नया बनाएँ।',
  has_left: `अब आपका काम यहाँ नहीं है, इसलिए आपका अकाउंट बंद है। हमने आपके रिकॉर्ड का लिंक ईमेल किया है। वह ${leavingLinkDays} दिन चलेगा।`,
  consent_declined:
    'प्राइवेसी नोटिस पर आपकी सहमति नहीं है, इसलिए कुछ दर्ज नहीं हुआ। सहमति ‘मेरी प्रोफ़ाइल’ के ‘प्राइवेसी’ में दी जा सकती है।',
  account_closed: accountDisabled('आपके यहाँ के वेलनेस एडमिन'),
  local_login_off: 'यहाँ पासवर्ड नहीं चलते। अपनी संस्था के ज़रिए लॉगिन करें।',
  sso_denied: 'आपकी संस्था का लॉगिन बीच में रुक गया, इसलिए लॉगिन नहीं हुआ। जब चाहें, फिर से कोशिश करें।',
  sso_unverified:
    'आपकी संस्था ने अभी आपका ईमेल पक्का नहीं किया है, इसलिए हम नहीं कह सकते कि यह आपका है। आपका ऑफ़िस वाला अकाउंट जो सँभालते हैं, उनसे पूछें।',
  sso_no_account: 'यहाँ अभी आपका अकाउंट नहीं है, और सिर्फ़ लॉगिन से वह नहीं बनता। पहले रजिस्टर करें, या अपनी संस्था से पूछें।',
  sso_wrong_person: 'संस्था में यह लॉगिन किसी और के नाम से हुआ। कुछ नहीं बदला। कृपया फिर से कोशिश करें।',
  not_found: 'आपने जो माँगा, वह नहीं मिला।',
  unknown_call: 'इस पते पर कुछ नहीं है।',
  wrong_method: 'इस पते पर यह नहीं हो सकता।',
  not_acceptable: 'जिस रूप में माँगा गया है, उसमें यह नहीं भेजा जा सकता।',
  length_needed: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  other_site: 'यह किसी और वेबसाइट से नहीं चल सकता। इसे यहीं खोलें।',
  too_slow: 'इसे पहुँचने में बहुत देर लगी। कृपया फिर से कोशिश करें।',
  email_taken: 'इस ईमेल का अकाउंट पहले से है। लॉगिन करें, या पासवर्ड बदलें।',
  no_password: 'आपके लॉगिन का यही एक रास्ता है। पहले ‘पासवर्ड याद नहीं?’ से एक पासवर्ड चुनें।',
  sso_link_needed:
    'आपके ईमेल का अकाउंट पहले से है। एक बार उसके पासवर्ड से लॉगिन करें, फिर ‘मेरी प्रोफ़ाइल’ में ऑफ़िस वाला अकाउंट जोड़ें। पासवर्ड याद नहीं? नए पासवर्ड का लिंक भी काम आएगा।',
  sso_other_person: 'आपके ईमेल वाला अकाउंट ऑफ़िस के किसी दूसरे अकाउंट से जुड़ा है। वेलनेस एडमिन से पूछें।',
  sso_identity_taken: 'ऑफ़िस का यह अकाउंट यहाँ पहले से किसी अकाउंट से जुड़ा है, या आपका अकाउंट किसी दूसरे से। कुछ नहीं बदला।',
  question_set_changed: assessmentMessages.questionsChanged,
  wording_off: 'ये सवाल अब दूसरी भाषा में दिखते हैं। कुछ सेव नहीं हुआ। कृपया सवाल फिर से देखें।',
  idempotency_conflict: 'आप यह दूसरे जवाबों के साथ पहले भेज चुके हैं। पेज फिर से खोलकर कोशिश करें।',
  rule_loosened: 'जब जवाब दिए गए थे, उसके मुकाबले अब एडमिन ज़्यादा देख सकते हैं। कुछ सेव नहीं हुआ।',
  help_line_needed: `कम से कम एक हेल्पलाइन रखें। ${emergencyNumber} को हटाया नहीं जा सकता। कुछ नहीं बदला।`,
  help_line_at_any_hour: `${emergencyNumber} के अलावा यह आखिरी हेल्पलाइन है जो हर समय जवाब देती है। पहले दूसरी जोड़ें। कुछ नहीं बदला।`,
  list_name_taken: 'यह नाम इस लिस्ट में पहले से है। कुछ नहीं बदला।',
  list_changed: 'इस बीच किसी और ने यह लिस्ट बदल दी है। आपका बदलाव सेव नहीं हुआ। कृपया इसे फिर से देखें।',
  list_needed: 'चुनने के लिए कम से कम एक नाम रहने दें, वरना कोई रजिस्टर नहीं कर पाएगा। कुछ नहीं बदला।',
  no_counsellor: 'यहाँ अभी कोई नहीं है जो आपको कॉल कर सके। किसी भी समय किसी हेल्पलाइन पर कॉल करें।',
  call_back_open: 'आपकी एक कॉल की रिक्वेस्ट पहले से है। फिर से माँगने के लिए पहले उसे वापस लें।',
  counsellors_changed: 'इस बीच काउंसलर बदल गए हैं। कुछ नहीं भेजा गया। कृपया नाम फिर से देखें।',
  already_taken: 'यह रिक्वेस्ट किसी और ने ले ली है।',
  mail_needed: 'यहाँ ईमेल भेजना चालू नहीं है, इसलिए पता पक्का नहीं हो सकता। कुछ नहीं बदला।',
  import_faulty: 'फ़ाइल में अभी ठीक करने वाली लाइनें हैं। कुछ सेव नहीं हुआ।',
  import_running: 'अभी एक दूसरी स्टाफ़ लिस्ट सेव हो रही है। उसके पूरा होने तक रुकें।',
  person_left: 'अब इनका काम यहाँ नहीं है। पहले इनकी वापसी दर्ज करें।',
  person_disabled: 'यह अकाउंट बंद किया गया है, इसलिए नए पासवर्ड से काम नहीं होगा। कुछ नहीं भेजा गया।',
  no_local_password: 'इनका लॉगिन संस्था के ज़रिए होता है और यहाँ इनका पासवर्ड नहीं है। कुछ नहीं भेजा गया।',
  no_mail_server: 'यहाँ ईमेल भेजना चालू नहीं है, इसलिए लिंक नहीं भेजा जा सकता। कुछ नहीं भेजा गया।',
  zone_in_use: 'रिकॉर्ड बन चुके हैं, इसलिए टाइम ज़ोन यहाँ नहीं बदल सकता। सर्वर चलाने वाले ORG_TIMEZONE बदल सकते हैं।',
  notice_changed: 'इस बीच नोटिस बदल गया है। कृपया इसे फिर से पढ़ें।',
  last_admin: 'अभी सिर्फ़ इन्हीं एडमिन का अकाउंट चालू है। पहले किसी और को एडमिन बनाएँ।',
  admin_objected: 'इन एडमिन ने अपनी पहुँच में बदलाव पर आपत्ति की है। अब सिर्फ़ सर्वर चलाने वाले तय कर सकते हैं। कुछ नहीं बदला।',
  request_waiting: 'इन एडमिन के लिए ऐसा ही एक और बदलाव पहले से बाकी है। पहले उसे वापस लें।',
  cannot_agree: `इसके लिए किसी और की हाँ चाहिए, जो कम से कम ${numberInWords(agreeingAfterDays)} दिन से एडमिन हों। उन्हें यह रोल माँग करने वाले एडमिन से न मिला हो, और न उन्होंने इन्हें दिया हो।`,
  own_factor: 'अपना दूसरा चरण यहाँ से नहीं हट सकता। इसे अपनी प्रोफ़ाइल में हटाएँ, या किसी और एडमिन से कहें।',
  factor_there: 'आपका एक ऑथेंटिकेटर ऐप पहले से लगा है। दूसरा लगाने के लिए पहले उसे हटाएँ।',
  no_passkeys_here: 'इस पते पर पासकी नहीं चल सकती। कुछ नहीं बदला।',
  too_many_passkeys: `ज़्यादा से ज़्यादा ${mostPasskeys} पासकी हो सकती हैं। पहले एक हटाएँ।`,
  too_late: `मूड ${numberInWords(moodRemovalMinutes)} मिनट तक हटाया जा सकता है। यह उससे पुराना है, इसलिए रखा गया है।`,
  too_large: 'एक बार में भेजने के लिए यह बहुत ज़्यादा है।',
  not_json: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  too_many_attempts: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर से कोशिश करें।',
  too_many_calls: 'थोड़ी ही देर में यह बहुत बार हो चुका है। थोड़ा रुककर फिर से कोशिश करें।',
  server_fault: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  push_unreachable: 'रिमाइंडर तभी आते हैं जब यह पेज खुला हो, क्योंकि हमारा सर्वर पुश सर्विस तक नहीं पहुँच पाता।',
  mail_not_sent: 'मेल सर्वर ने ईमेल नहीं लिया। वजह सर्वर के लॉग में है।',
  sso_unavailable: 'आपकी संस्था के लॉगिन तक अभी नहीं पहुँच पा रहे। कृपया थोड़ी देर में फिर से कोशिश करें।',
  unavailable: 'अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर से कोशिश करें।',
});

/** Of `unavailable`, where nothing can be stored. */
export const noRoomMessage =
  'अभी कुछ सेव नहीं हो सकता, क्योंकि हमारा स्टोरेज लगभग भर गया है। सब कुछ पढ़ा जा सकता है, और मदद भी मौजूद है। कृपया बाद में फिर से कोशिश करें।';

/** The same refusal with the wait named. `seconds` is at least 1. */
export function tooManyAttempts(seconds: number, isLinkQuicker = false): string {
  const sentence = `बहुत बार कोशिश हो चुकी है। ${waitInWords(seconds)} रुककर फिर से कोशिश करें।`;
  return isLinkQuicker ? `${sentence} ${linkIsQuicker}` : sentence;
}

/** The same of what one person may do so often in an hour. */
export function tooManyCalls(seconds: number): string {
  return `थोड़ी ही देर में यह बहुत बार हो चुका है। ${waitInWords(seconds)} रुककर फिर से कोशिश करें।`;
}

function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`;
}

/** True of any email, so that it does not tell whether there is an account. */
const linkIsQuicker = 'अगर यह आपका अकाउंट है, तो रुकना ज़रूरी नहीं: ‘पासवर्ड याद नहीं?’ चुनें, हम एक लिंक ईमेल करेंगे।';
