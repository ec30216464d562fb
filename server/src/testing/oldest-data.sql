-- The data written by the oldest version that ran on PostgreSQL: commit
-- 5082b0fb of 2026-11-21, started with SECRET="the secret of the oldest data,
-- 32 long". Three surveys (one with the code MAPLE114), twelve people who
-- answered each, four posts with one to four replies, all created with its API.
-- Then dumped by pg_dump --inserts --no-owner --no-privileges, without settings
-- and comments. The data must not be changed.
CREATE EXTENSION IF NOT EXISTS "cube" WITH SCHEMA "public";
CREATE TABLE "public"."access_grants" (
    "survey_id" bigint NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "granted_at" timestamp with time zone NOT NULL
);
CREATE TABLE "public"."actors" (
    "actor_id" "uuid" NOT NULL,
    "opted_out" boolean DEFAULT true NOT NULL,
    "created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "public"."migrations" (
    "name" "text" NOT NULL,
    "checksum" "text" NOT NULL,
    "applied_at" timestamp with time zone DEFAULT "now"() NOT NULL
);
CREATE TABLE "public"."option_counts" (
    "survey_id" bigint NOT NULL,
    "question_id" bigint NOT NULL,
    "option_place" integer NOT NULL,
    "choice_count" bigint DEFAULT 0 NOT NULL
)
WITH ("fillfactor"='50');
CREATE SEQUENCE "public"."post_ids"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE "public"."posts" (
    "survey_id" bigint NOT NULL,
    "post_id" bigint DEFAULT "nextval"('"public"."post_ids"'::"regclass") NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "content" "text" NOT NULL,
    "reply_count" bigint DEFAULT 0 NOT NULL,
    "like_count" bigint DEFAULT 0 NOT NULL,
    "created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "public"."question_counts" (
    "survey_id" bigint NOT NULL,
    "question_id" bigint NOT NULL,
    "answer_count" bigint DEFAULT 0 NOT NULL
)
WITH ("fillfactor"='50');
CREATE SEQUENCE "public"."question_ids"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE "public"."questions" (
    "survey_id" bigint NOT NULL,
    "question_id" bigint DEFAULT "nextval"('"public"."question_ids"'::"regclass") NOT NULL,
    "place" integer NOT NULL,
    "question_text" "text" NOT NULL,
    "question_type" "text" NOT NULL,
    "options" "jsonb" DEFAULT '[]'::"jsonb" NOT NULL,
    "allow_multiple" boolean DEFAULT false NOT NULL,
    "is_challenge" boolean DEFAULT false NOT NULL,
    "expected_answer_hash" "text",
    CONSTRAINT "questions_check" CHECK (("is_challenge" = ("expected_answer_hash" IS NOT NULL))),
    CONSTRAINT "questions_question_type_check" CHECK (("question_type" = ANY (ARRAY['free_text'::"text", 'multiple_choice'::"text"])))
);
CREATE SEQUENCE "public"."reply_ids"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE "public"."replies" (
    "survey_id" bigint NOT NULL,
    "post_id" bigint NOT NULL,
    "reply_id" bigint DEFAULT "nextval"('"public"."reply_ids"'::"regclass") NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "content" "text" NOT NULL,
    "created_at" timestamp with time zone NOT NULL,
    "edited_at" timestamp with time zone
);
CREATE TABLE "public"."response_hours" (
    "survey_id" bigint NOT NULL,
    "hour" timestamp with time zone NOT NULL,
    "response_count" bigint NOT NULL
)
WITH ("fillfactor"='50');
CREATE TABLE "public"."responses" (
    "survey_id" bigint NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "answers" "jsonb" NOT NULL,
    "created_at" timestamp with time zone NOT NULL
);
CREATE TABLE "public"."sessions" (
    "token_hash" "text" NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "renewed_at" timestamp with time zone NOT NULL,
    "expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "public"."survey_counts" (
    "survey_id" bigint NOT NULL,
    "response_count" bigint DEFAULT 0 NOT NULL,
    "post_count" bigint DEFAULT 0 NOT NULL,
    "like_count" bigint DEFAULT 0 NOT NULL,
    "changed_at" timestamp with time zone
)
WITH ("fillfactor"='50');
CREATE TABLE "public"."survey_tokens" (
    "token_hash" "text" NOT NULL,
    "actor_id" "uuid" NOT NULL,
    "expires_at" timestamp with time zone NOT NULL,
    "survey_id" bigint
);
CREATE TABLE "public"."surveys" (
    "survey_id" bigint NOT NULL,
    "survey_uuid" "uuid" NOT NULL,
    "owner_id" "uuid" NOT NULL,
    "title" "text" NOT NULL,
    "instructions" "text" NOT NULL,
    "access_code_hash" "text",
    "export_code_hash" "text",
    "feedback" boolean DEFAULT false NOT NULL,
    "demo" boolean DEFAULT false NOT NULL,
    "latitude" double precision,
    "longitude" double precision,
    "position" "public"."cube",
    "created_at" timestamp with time zone NOT NULL,
    "expires_at" timestamp with time zone NOT NULL,
    CONSTRAINT "surveys_check" CHECK ((("position" IS NULL) = ("latitude" IS NULL))),
    CONSTRAINT "surveys_check1" CHECK ((("latitude" IS NULL) = ("longitude" IS NULL)))
);
ALTER TABLE "public"."surveys" ALTER COLUMN "survey_id" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME "public"."surveys_survey_id_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO "public"."access_grants" VALUES
	(3, 'f9653e29-49bf-41f3-8be0-69589767f786', '2026-11-26 23:01:05.637+00'),
	(3, 'b948f86c-cbc2-4226-a55d-e68037c53b20', '2026-11-26 23:01:05.651+00'),
	(3, '7273a1a9-7b7d-4540-b08f-b30b794a1114', '2026-11-26 23:01:05.693+00'),
	(3, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', '2026-11-26 23:01:05.709+00'),
	(3, '8c00f4ad-41f1-4f6f-892f-c55525451c24', '2026-11-26 23:01:05.721+00'),
	(3, '488b974d-e046-47f6-8d8b-6038d3ea0f85', '2026-11-26 23:01:05.74+00'),
	(3, '1584d1d6-e0ac-458e-bf33-e82acdfba041', '2026-11-26 23:01:05.756+00'),
	(3, 'd597696c-4f52-4d02-bb51-3ce9fc80b5d4', '2026-11-26 23:01:05.773+00'),
	(3, '67bcb836-1e58-4bba-9169-595b6c424131', '2026-11-26 23:01:05.812+00'),
	(3, '9622dbe0-9adc-4415-a6d4-b1b756eea98c', '2026-11-26 23:01:05.827+00'),
	(3, 'd2282edf-9568-4a22-994c-19a53d741a25', '2026-11-26 23:01:05.846+00');
INSERT INTO "public"."actors" VALUES
	('f9653e29-49bf-41f3-8be0-69589767f786', false, '2026-11-26 23:01:04.629+00'),
	('b948f86c-cbc2-4226-a55d-e68037c53b20', false, '2026-11-26 23:01:04.67+00'),
	('66564e77-cb0d-4d61-a881-7c501d1c977d', false, '2026-11-26 23:01:04.719+00'),
	('7273a1a9-7b7d-4540-b08f-b30b794a1114', false, '2026-11-26 23:01:04.752+00'),
	('8e02015b-92c5-409d-a8cf-7238c4b7f5c7', false, '2026-11-26 23:01:04.799+00'),
	('8c00f4ad-41f1-4f6f-892f-c55525451c24', false, '2026-11-26 23:01:04.832+00'),
	('488b974d-e046-47f6-8d8b-6038d3ea0f85', false, '2026-11-26 23:01:04.863+00'),
	('1584d1d6-e0ac-458e-bf33-e82acdfba041', false, '2026-11-26 23:01:04.898+00'),
	('d597696c-4f52-4d02-bb51-3ce9fc80b5d4', false, '2026-11-26 23:01:04.929+00'),
	('67bcb836-1e58-4bba-9169-595b6c424131', false, '2026-11-26 23:01:04.976+00'),
	('9622dbe0-9adc-4415-a6d4-b1b756eea98c', false, '2026-11-26 23:01:05.019+00'),
	('d2282edf-9568-4a22-994c-19a53d741a25', false, '2026-11-26 23:01:05.052+00');
INSERT INTO "public"."migrations" VALUES
	('0001-surveys', '53bd6cf27efdc63e901fa24bb47b3dd13b7c707795a186b0686954311d07f385', '2026-11-26 23:01:03.501228+00'),
	('0002-responses', '2dac2c3dbf0a8e05a5bb03508666ca618cb3e16ed668a82792f6ee4ce0f630d5', '2026-11-26 23:01:03.556992+00'),
	('0003-discussion', 'f957f8d10730c7b6cbf41621aa6c0e03e3d8e14e12f54582869b8da6ea99a95c', '2026-11-26 23:01:03.568675+00');
INSERT INTO "public"."option_counts" VALUES
	(1, 1, 0, 4),
	(1, 1, 1, 4),
	(1, 1, 2, 4),
	(2, 3, 1, 8),
	(2, 3, 0, 8),
	(2, 3, 2, 8);
INSERT INTO "public"."posts" VALUES
	(1, 1, 'f9653e29-49bf-41f3-8be0-69589767f786', 'Post 0: the last bus leaves at one.', 1, 0, '2026-11-26 23:01:05.859+00'),
	(2, 2, 'b948f86c-cbc2-4226-a55d-e68037c53b20', 'Post 1: the last bus leaves at one.', 2, 0, '2026-11-26 23:01:05.904+00'),
	(1, 3, '66564e77-cb0d-4d61-a881-7c501d1c977d', 'Post 2: the last bus leaves at one.', 3, 0, '2026-11-26 23:01:05.925+00'),
	(2, 4, '7273a1a9-7b7d-4540-b08f-b30b794a1114', 'Post 3: the last bus leaves at one.', 4, 0, '2026-11-26 23:01:05.954+00');
INSERT INTO "public"."question_counts" VALUES
	(1, 1, 12),
	(1, 2, 12),
	(2, 3, 12),
	(2, 4, 12),
	(3, 5, 12);
INSERT INTO "public"."questions" VALUES
	(1, 1, 1, 'How often do you take one?', 'multiple_choice', '["Weekly", "Monthly", "Never"]', false, false, NULL),
	(1, 2, 2, 'Why?', 'free_text', '[]', false, false, NULL),
	(2, 3, 1, 'What is missing?', 'multiple_choice', '["Benches", "Shade", "Water"]', true, false, NULL),
	(2, 4, 2, 'Where?', 'free_text', '[]', false, false, NULL),
	(3, 5, 1, 'What next?', 'free_text', '[]', false, false, NULL);
INSERT INTO "public"."replies" VALUES
	(1, 1, 1, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', 'Reply 0, and it is late.', '2026-11-26 23:01:05.882+00', NULL),
	(2, 2, 2, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', 'Reply 0, and it is late.', '2026-11-26 23:01:05.909+00', NULL),
	(2, 2, 3, '8c00f4ad-41f1-4f6f-892f-c55525451c24', 'Reply 1, and it is late.', '2026-11-26 23:01:05.916+00', NULL),
	(1, 3, 4, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', 'Reply 0, and it is late.', '2026-11-26 23:01:05.934+00', NULL),
	(1, 3, 5, '8c00f4ad-41f1-4f6f-892f-c55525451c24', 'Reply 1, and it is late.', '2026-11-26 23:01:05.941+00', NULL),
	(1, 3, 6, '488b974d-e046-47f6-8d8b-6038d3ea0f85', 'Reply 2, and it is late.', '2026-11-26 23:01:05.948+00', NULL),
	(2, 4, 7, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', 'Reply 0, and it is late.', '2026-11-26 23:01:05.963+00', NULL),
	(2, 4, 8, '8c00f4ad-41f1-4f6f-892f-c55525451c24', 'Reply 1, and it is late.', '2026-11-26 23:01:05.967+00', NULL),
	(2, 4, 9, '488b974d-e046-47f6-8d8b-6038d3ea0f85', 'Reply 2, and it is late.', '2026-11-26 23:01:05.975+00', NULL),
	(2, 4, 10, '1584d1d6-e0ac-458e-bf33-e82acdfba041', 'Reply 3, and it is late.', '2026-11-26 23:01:05.98+00', NULL);
INSERT INTO "public"."response_hours" VALUES
	(1, '2026-11-26 23:00:00+00', 12),
	(2, '2026-11-26 23:00:00+00', 12),
	(3, '2026-11-26 23:00:00+00', 12);
INSERT INTO "public"."responses" VALUES
	(1, 'f9653e29-49bf-41f3-8be0-69589767f786', '{"1": [0], "2": "They are cheap and quiet."}', '2026-11-26 23:01:05.224+00'),
	(1, 'b948f86c-cbc2-4226-a55d-e68037c53b20', '{"1": [1], "2": "Too late, too seldom."}', '2026-11-26 23:01:05.258+00'),
	(1, '66564e77-cb0d-4d61-a881-7c501d1c977d', '{"1": [2], "2": "I like walking home."}', '2026-11-26 23:01:05.273+00'),
	(1, '7273a1a9-7b7d-4540-b08f-b30b794a1114', '{"1": [0], "2": "Буссы удобны"}', '2026-11-26 23:01:05.292+00'),
	(1, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', '{"1": [1], "2": "夜のバスは便利です"}', '2026-11-26 23:01:05.32+00'),
	(1, '8c00f4ad-41f1-4f6f-892f-c55525451c24', '{"1": [2], "2": "They are cheap and quiet."}', '2026-11-26 23:01:05.337+00'),
	(1, '488b974d-e046-47f6-8d8b-6038d3ea0f85', '{"1": [0], "2": "Too late, too seldom."}', '2026-11-26 23:01:05.355+00'),
	(1, '1584d1d6-e0ac-458e-bf33-e82acdfba041', '{"1": [1], "2": "I like walking home."}', '2026-11-26 23:01:05.363+00'),
	(1, 'd597696c-4f52-4d02-bb51-3ce9fc80b5d4', '{"1": [2], "2": "Буссы удобны"}', '2026-11-26 23:01:05.384+00'),
	(1, '67bcb836-1e58-4bba-9169-595b6c424131', '{"1": [0], "2": "夜のバスは便利です"}', '2026-11-26 23:01:05.404+00'),
	(1, '9622dbe0-9adc-4415-a6d4-b1b756eea98c', '{"1": [1], "2": "They are cheap and quiet."}', '2026-11-26 23:01:05.422+00'),
	(1, 'd2282edf-9568-4a22-994c-19a53d741a25', '{"1": [2], "2": "Too late, too seldom."}', '2026-11-26 23:01:05.433+00'),
	(2, 'f9653e29-49bf-41f3-8be0-69589767f786', '{"3": [0, 1], "4": "They are cheap and quiet."}', '2026-11-26 23:01:05.452+00'),
	(2, 'b948f86c-cbc2-4226-a55d-e68037c53b20', '{"3": [1, 2], "4": "Too late, too seldom."}', '2026-11-26 23:01:05.48+00'),
	(2, '66564e77-cb0d-4d61-a881-7c501d1c977d', '{"3": [0, 2], "4": "I like walking home."}', '2026-11-26 23:01:05.506+00'),
	(2, '7273a1a9-7b7d-4540-b08f-b30b794a1114', '{"3": [0, 1], "4": "Буссы удобны"}', '2026-11-26 23:01:05.519+00'),
	(2, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', '{"3": [1, 2], "4": "夜のバスは便利です"}', '2026-11-26 23:01:05.533+00'),
	(2, '8c00f4ad-41f1-4f6f-892f-c55525451c24', '{"3": [0, 2], "4": "They are cheap and quiet."}', '2026-11-26 23:01:05.544+00'),
	(2, '488b974d-e046-47f6-8d8b-6038d3ea0f85', '{"3": [0, 1], "4": "Too late, too seldom."}', '2026-11-26 23:01:05.564+00'),
	(2, '1584d1d6-e0ac-458e-bf33-e82acdfba041', '{"3": [1, 2], "4": "I like walking home."}', '2026-11-26 23:01:05.579+00'),
	(2, 'd597696c-4f52-4d02-bb51-3ce9fc80b5d4', '{"3": [0, 2], "4": "Буссы удобны"}', '2026-11-26 23:01:05.601+00'),
	(2, '67bcb836-1e58-4bba-9169-595b6c424131', '{"3": [0, 1], "4": "夜のバスは便利です"}', '2026-11-26 23:01:05.616+00'),
	(2, '9622dbe0-9adc-4415-a6d4-b1b756eea98c', '{"3": [1, 2], "4": "They are cheap and quiet."}', '2026-11-26 23:01:05.624+00'),
	(2, 'd2282edf-9568-4a22-994c-19a53d741a25', '{"3": [0, 2], "4": "Too late, too seldom."}', '2026-11-26 23:01:05.629+00'),
	(3, 'f9653e29-49bf-41f3-8be0-69589767f786', '{"5": "They are cheap and quiet."}', '2026-11-26 23:01:05.642+00'),
	(3, 'b948f86c-cbc2-4226-a55d-e68037c53b20', '{"5": "Too late, too seldom."}', '2026-11-26 23:01:05.659+00'),
	(3, '66564e77-cb0d-4d61-a881-7c501d1c977d', '{"5": "I like walking home."}', '2026-11-26 23:01:05.678+00'),
	(3, '7273a1a9-7b7d-4540-b08f-b30b794a1114', '{"5": "Буссы удобны"}', '2026-11-26 23:01:05.7+00'),
	(3, '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', '{"5": "夜のバスは便利です"}', '2026-11-26 23:01:05.713+00'),
	(3, '8c00f4ad-41f1-4f6f-892f-c55525451c24', '{"5": "They are cheap and quiet."}', '2026-11-26 23:01:05.724+00'),
	(3, '488b974d-e046-47f6-8d8b-6038d3ea0f85', '{"5": "Too late, too seldom."}', '2026-11-26 23:01:05.748+00'),
	(3, '1584d1d6-e0ac-458e-bf33-e82acdfba041', '{"5": "I like walking home."}', '2026-11-26 23:01:05.764+00'),
	(3, 'd597696c-4f52-4d02-bb51-3ce9fc80b5d4', '{"5": "Буссы удобны"}', '2026-11-26 23:01:05.79+00'),
	(3, '67bcb836-1e58-4bba-9169-595b6c424131', '{"5": "夜のバスは便利です"}', '2026-11-26 23:01:05.823+00'),
	(3, '9622dbe0-9adc-4415-a6d4-b1b756eea98c', '{"5": "They are cheap and quiet."}', '2026-11-26 23:01:05.837+00'),
	(3, 'd2282edf-9568-4a22-994c-19a53d741a25', '{"5": "Too late, too seldom."}', '2026-11-26 23:01:05.851+00');
INSERT INTO "public"."sessions" VALUES
	('673f4f8c50ba8190de668b286ab3e73bc8d9a489790e746f53c6a231dda1975f', 'f9653e29-49bf-41f3-8be0-69589767f786', '2026-11-26 23:01:04.629+00', '2027-11-26 23:01:04.629+00'),
	('2f6305012e612ee84231920bbab4085a286fe5f6507b75d3024b649b65aa3c81', 'b948f86c-cbc2-4226-a55d-e68037c53b20', '2026-11-26 23:01:04.67+00', '2027-11-26 23:01:04.67+00'),
	('df73b96114475026be0f59dad0b70ab5ac67a3c8be599830902b8d178fec0cce', '66564e77-cb0d-4d61-a881-7c501d1c977d', '2026-11-26 23:01:04.719+00', '2027-11-26 23:01:04.719+00'),
	('ba1df3d2e22832b6f9866a55434db9db17f71207fef8df0ed5bc71a8d417ec78', '7273a1a9-7b7d-4540-b08f-b30b794a1114', '2026-11-26 23:01:04.752+00', '2027-11-26 23:01:04.752+00'),
	('644527ad31f6d34955b9fc438c2405bdbb37a554003b730e911454391d211c6d', '8e02015b-92c5-409d-a8cf-7238c4b7f5c7', '2026-11-26 23:01:04.799+00', '2027-11-26 23:01:04.799+00'),
	('b885ff6072789c22fb1de8a0c21df587a0f09c88a6c13d3b68c862c310db602e', '8c00f4ad-41f1-4f6f-892f-c55525451c24', '2026-11-26 23:01:04.832+00', '2027-11-26 23:01:04.832+00'),
	('edb2d63bbe44c8f472fe0e5cacb7b58a1493055d56220b87cb5b7dd2f8d8240d', '488b974d-e046-47f6-8d8b-6038d3ea0f85', '2026-11-26 23:01:04.863+00', '2027-11-26 23:01:04.863+00'),
	('8a7d6097746ce8d884f67834c1529b61d3f9ce1b496a57b24558fc1310a2283c', '1584d1d6-e0ac-458e-bf33-e82acdfba041', '2026-11-26 23:01:04.898+00', '2027-11-26 23:01:04.898+00'),
	('6e333f48f372f26b15c44b94d420d10ae82d825f26dddb5676c77d2c012c3799', 'd597696c-4f52-4d02-bb51-3ce9fc80b5d4', '2026-11-26 23:01:04.929+00', '2027-11-26 23:01:04.929+00'),
	('d69a16d8f90ae48825904c5f8f95f3f9dcc70ff330e306fdbcb68972959f49cb', '67bcb836-1e58-4bba-9169-595b6c424131', '2026-11-26 23:01:04.976+00', '2027-11-26 23:01:04.976+00'),
	('13bd9312c2b528baa0fd38d198abd3ac8330e35c95f977df7aa8c3032e7fae7c', '9622dbe0-9adc-4415-a6d4-b1b756eea98c', '2026-11-26 23:01:05.019+00', '2027-11-26 23:01:05.019+00'),
	('a7df350bbae2bd37e44e3d390ca9ac10d9cb73f1a68f5a2315475e04b731d61e', 'd2282edf-9568-4a22-994c-19a53d741a25', '2026-11-26 23:01:05.052+00', '2027-11-26 23:01:05.052+00');
INSERT INTO "public"."survey_counts" VALUES
	(3, 12, 0, 0, '2026-11-26 23:01:05.851+00'),
	(1, 12, 2, 0, '2026-11-26 23:01:05.433+00'),
	(2, 12, 2, 0, '2026-11-26 23:01:05.629+00');
INSERT INTO "public"."survey_tokens" VALUES
	('447eb6f9c73f119502dc7f90f9fa229ab710594869c4b7c2e6b2a288695eaaf5', 'f9653e29-49bf-41f3-8be0-69589767f786', '2026-11-27 23:01:05.079+00', 1),
	('b6bd15795b394a61e0a741c90d7e755e11864a70a136bf2e5c177bfac973fdee', 'b948f86c-cbc2-4226-a55d-e68037c53b20', '2026-11-27 23:01:05.124+00', 2),
	('079962a0743adcd46109ee0e30370d9148b171df5febc8647725123b289d3f4a', '66564e77-cb0d-4d61-a881-7c501d1c977d', '2026-11-27 23:01:05.149+00', 3);
INSERT INTO "public"."surveys" OVERRIDING SYSTEM VALUE VALUES
	(1, 'beac1a5a-49bb-4e2c-89e1-c71678f851e9', 'f9653e29-49bf-41f3-8be0-69589767f786', 'Night buses', 'A few questions.', NULL, NULL, false, false, NULL, NULL, NULL, '2026-11-26 23:01:05.108+00', '2026-12-26 23:01:00+00'),
	(2, '2abf0b13-2675-4c31-a80b-24e56aebc426', 'b948f86c-cbc2-4226-a55d-e68037c53b20', 'The park by the river', 'A few questions.', NULL, NULL, true, false, 48.195, 16.376529, '(0.639553364069492, 0.18794614085856465, 0.7454178309134873)', '2026-11-26 23:01:05.137+00', '2026-12-26 23:01:00+00'),
	(3, 'd41271aa-31b4-4151-9cf9-3cd12bb6658e', '66564e77-cb0d-4d61-a881-7c501d1c977d', 'For members', 'A few questions.', 'c41de3660e997c08cbc2537b9f0733d7053e7f04cf170d28ebeaa5461171b419', NULL, false, false, NULL, NULL, NULL, '2026-11-26 23:01:05.154+00', '2026-12-26 23:01:00+00');
SELECT pg_catalog.setval('"public"."post_ids"', 4, true);
SELECT pg_catalog.setval('"public"."question_ids"', 5, true);
SELECT pg_catalog.setval('"public"."reply_ids"', 10, true);
SELECT pg_catalog.setval('"public"."surveys_survey_id_seq"', 3, true);
ALTER TABLE ONLY "public"."access_grants"
    ADD CONSTRAINT "access_grants_pkey" PRIMARY KEY ("survey_id", "actor_id");
ALTER TABLE ONLY "public"."actors"
    ADD CONSTRAINT "actors_pkey" PRIMARY KEY ("actor_id");
ALTER TABLE ONLY "public"."migrations"
    ADD CONSTRAINT "migrations_pkey" PRIMARY KEY ("name");
ALTER TABLE ONLY "public"."option_counts"
    ADD CONSTRAINT "option_counts_pkey" PRIMARY KEY ("survey_id", "question_id", "option_place");
ALTER TABLE ONLY "public"."posts"
    ADD CONSTRAINT "posts_pkey" PRIMARY KEY ("survey_id", "post_id");
ALTER TABLE ONLY "public"."question_counts"
    ADD CONSTRAINT "question_counts_pkey" PRIMARY KEY ("survey_id", "question_id");
ALTER TABLE ONLY "public"."questions"
    ADD CONSTRAINT "questions_pkey" PRIMARY KEY ("survey_id", "question_id");
ALTER TABLE ONLY "public"."replies"
    ADD CONSTRAINT "replies_pkey" PRIMARY KEY ("survey_id", "post_id", "reply_id");
ALTER TABLE ONLY "public"."response_hours"
    ADD CONSTRAINT "response_hours_pkey" PRIMARY KEY ("survey_id", "hour");
ALTER TABLE ONLY "public"."responses"
    ADD CONSTRAINT "responses_pkey" PRIMARY KEY ("survey_id", "actor_id");
ALTER TABLE ONLY "public"."sessions"
    ADD CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash");
ALTER TABLE ONLY "public"."survey_counts"
    ADD CONSTRAINT "survey_counts_pkey" PRIMARY KEY ("survey_id");
ALTER TABLE ONLY "public"."survey_tokens"
    ADD CONSTRAINT "survey_tokens_pkey" PRIMARY KEY ("token_hash");
ALTER TABLE ONLY "public"."surveys"
    ADD CONSTRAINT "surveys_pkey" PRIMARY KEY ("survey_id");
ALTER TABLE ONLY "public"."surveys"
    ADD CONSTRAINT "surveys_survey_uuid_key" UNIQUE ("survey_uuid");
CREATE INDEX "posts_number" ON "public"."posts" USING "btree" ("post_id");
CREATE INDEX "replies_number" ON "public"."replies" USING "btree" ("reply_id");
CREATE INDEX "sessions_actor" ON "public"."sessions" USING "btree" ("actor_id");
CREATE INDEX "sessions_expiry" ON "public"."sessions" USING "btree" ("expires_at");
CREATE INDEX "survey_tokens_actor" ON "public"."survey_tokens" USING "btree" ("actor_id");
CREATE INDEX "survey_tokens_expiry" ON "public"."survey_tokens" USING "btree" ("expires_at");
CREATE INDEX "surveys_nearest" ON "public"."surveys" USING "gist" ("position") WHERE ("access_code_hash" IS NULL);
CREATE INDEX "surveys_newest" ON "public"."surveys" USING "btree" ("survey_id" DESC) WHERE ("access_code_hash" IS NULL);
CREATE INDEX "surveys_newest_unplaced" ON "public"."surveys" USING "btree" ("survey_id" DESC) WHERE (("access_code_hash" IS NULL) AND ("position" IS NULL));
CREATE INDEX "surveys_owner" ON "public"."surveys" USING "btree" ("owner_id");
ALTER TABLE ONLY "public"."access_grants"
    ADD CONSTRAINT "access_grants_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."option_counts"
    ADD CONSTRAINT "option_counts_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."posts"
    ADD CONSTRAINT "posts_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."question_counts"
    ADD CONSTRAINT "question_counts_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."questions"
    ADD CONSTRAINT "questions_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."replies"
    ADD CONSTRAINT "replies_survey_id_post_id_fkey" FOREIGN KEY ("survey_id", "post_id") REFERENCES "public"."posts"("survey_id", "post_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."response_hours"
    ADD CONSTRAINT "response_hours_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."responses"
    ADD CONSTRAINT "responses_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."sessions"
    ADD CONSTRAINT "sessions_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."actors"("actor_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."survey_counts"
    ADD CONSTRAINT "survey_counts_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."survey_tokens"
    ADD CONSTRAINT "survey_tokens_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."actors"("actor_id") ON DELETE CASCADE;
ALTER TABLE ONLY "public"."survey_tokens"
    ADD CONSTRAINT "survey_tokens_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("survey_id") ON DELETE CASCADE;
