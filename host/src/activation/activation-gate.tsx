import { getActivationStatus } from "@nearsay/core/api";
import type { ActivationStatus } from "@nearsay/core/contract";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { texts } from "../texts.ts";

const invitePath = "/invite";
const open: ActivationStatus = { required: false, ok: true };

/**
 * Keeps visitors without an invitation on /invite while one is required. Asks
 * the server on every path change; nothing is shown before the first answer.
 */
export function ActivationGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const status = useActivationStatus(pathname);
  if (status === null) return <p role="status">{texts.loading}</p>;

  const locked = status.required && !status.ok;
  if (locked && pathname !== invitePath) {
    return <Navigate to={invitePath} replace />;
  }
  if (!locked && pathname === invitePath) return <Navigate to="/" replace />;
  return children;
}

function useActivationStatus(pathname: string): ActivationStatus | null {
  const [status, setStatus] = useState<ActivationStatus | null>(null);
  useEffect(() => {
    let current = true;
    // A site whose activation cannot be checked stays open.
    void getActivationStatus()
      .catch(() => open)
      .then((next) => {
        if (current) setStatus(next);
      });
    return () => {
      current = false;
    };
  }, [pathname]);
  return status;
}
