import { type Analytics } from "@nearsay/core/contract";
export declare const kindStates: Record<string, Analytics>;
export declare const statementStates: Record<string, Analytics>;
export declare const scaleStates: Record<string, Analytics>;
